/** Whether this device's token was ended elsewhere, so that nobody here is a guest until they choose who to be. */
class Identity {
  ended = $state(false);
}

export const identity = new Identity();
