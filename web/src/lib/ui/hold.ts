import { MS } from '../motion';

/** Something that is pressed: at once, and again and again as long as it is held. */
export class Hold {
  private again: ReturnType<typeof setInterval> | undefined;

  constructor(
    private readonly tapped: () => void,
    private readonly held: () => void,
  ) {}

  press = (): void => {
    this.release();
    this.again = setInterval(this.held, MS.hold);
    this.tapped();
  };

  release = (): void => clearInterval(this.again);
}
