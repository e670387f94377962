export const canShare = 'share' in navigator;

/** Hands a link on as this device does it. @return whether it was copied instead, which wants to be said */
export async function shareLink(url: string): Promise<boolean> {
  try {
    if (!canShare) {
      await navigator.clipboard.writeText(url);
      return true;
    }
    await navigator.share({ title: 'Eightfold', url });
  } catch {
    // Whoever closes the share sheet has changed their mind.
  }
  return false;
}
