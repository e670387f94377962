/** Results as tables for other programs and as a page for people. */
@NullMarked
package eightfold.lab.report;

import org.jspecify.annotations.NullMarked;
