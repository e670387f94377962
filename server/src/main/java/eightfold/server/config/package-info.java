/** What can be set from outside. */
@NullMarked
package eightfold.server.config;

import org.jspecify.annotations.NullMarked;
