/** The program itself in the browser: kept for offline use, renewed between games only. */
class Shell {
  /** A newer version waits to take over. */
  waiting = $state.raw<ServiceWorker | null>(null);

  start(): void {
    const workers = navigator.serviceWorker as ServiceWorkerContainer | undefined;
    if (!workers || import.meta.env.DEV) return;
    workers.register('/sw.js').then(
      (registration?: ServiceWorkerRegistration) => registration && this.watch(registration, workers),
      () => undefined,
    );
  }

  private watch(registration: ServiceWorkerRegistration, workers: ServiceWorkerContainer): void {
    const look = (): void => {
      if (registration.waiting && workers.controller) this.waiting = registration.waiting;
    };
    look();
    registration.addEventListener('updatefound', () => {
      registration.installing?.addEventListener('statechange', look);
    });
  }

  /** Keeps the engine for offline use, too; it is not part of the program's first load. */
  keepEngine(): void {
    const workers = navigator.serviceWorker as ServiceWorkerContainer | undefined;
    void workers?.ready.then(({ active }) => active?.postMessage('keep-engine'));
  }

  /** Lets the newer version take over and starts it. */
  renew(): void {
    navigator.serviceWorker.addEventListener('controllerchange', () => location.reload());
    this.waiting?.postMessage('take-over');
  }
}

export const shell = new Shell();
