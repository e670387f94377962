@NullMarked
package eightfold.lab.report;

import org.jspecify.annotations.NullMarked;
