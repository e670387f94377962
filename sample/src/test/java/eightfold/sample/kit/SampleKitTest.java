package eightfold.sample.kit;

import static org.assertj.core.api.Assertions.assertThat;

import eightfold.conformance.KitConformance;
import eightfold.core.Aid;
import eightfold.kit.Kit;
import eightfold.sample.SampleMove;
import eightfold.sample.SampleState;
import eightfold.sample.SampleView;
import java.util.List;

class SampleKitTest extends KitConformance<SampleState, SampleMove, SampleView> {
  @Override
  protected Kit<SampleState, SampleMove, SampleView> kit() {
    return new SampleKit();
  }

  @Override
  protected void checkAid(Aid aid, List<SampleMove> legal) {
    assertThat(((SampleAid) aid).toBeat()).matches("[1-8]?");
  }
}
