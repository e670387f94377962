/** What a person should know of the games on this device. */
class Status {
  /** Nothing can be kept: what is played here is lost with the page. */
  volatile = $state(false);
  /** The line costs money, so that the engine is loaded only if somebody says so. */
  asking = $state(false);
}

export const status = new Status();
