/** The address as far as the client reads it. */
export interface Route {
  path: string[];
  hash: string;
}

function read(): Route {
  return {
    path: location.pathname.split('/').filter((part) => part !== ''),
    hash: decodeURIComponent(location.hash.slice(1)),
  };
}

class Router {
  route = $state.raw<Route>({ path: [], hash: '' });
  /** The page that was left last for one of another kind; home if there is none. */
  before = '/';

  start(): void {
    this.route = read();
    addEventListener('popstate', () => (this.route = read()));
    document.addEventListener('click', (event) => this.follow(event));
  }

  go(address: string, replace = false): void {
    const kind = address.split(/[/#]/)[1] ?? '';
    if (!replace && kind !== (this.route.path[0] ?? '')) this.before = location.pathname;
    if (replace) history.replaceState(null, '', address);
    else if (address !== location.pathname + location.hash) history.pushState(null, '', address);
    this.route = read();
    if (!this.route.hash) scrollTo(0, 0);
  }

  /** The address of what is on show, without going anywhere. */
  note(address: string): void {
    history.replaceState(null, '', address);
    this.route = read();
  }

  /** Plain clicks on links of our own stay on the page. */
  private follow(event: MouseEvent): void {
    if (event.defaultPrevented || event.button !== 0) return;
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    const link = (event.target as Element | null)?.closest?.('a[href]');
    if (!(link instanceof HTMLAnchorElement) || link.target || link.hasAttribute('download')) return;
    if (link.origin !== location.origin || link.pathname.startsWith('/api')) return;
    event.preventDefault();
    this.go(link.pathname + link.hash);
  }
}

export const router = new Router();
export const go = (address: string, replace = false): void => router.go(address, replace);
