const chosen = (settings) => {
  if (location.protocol !== 'http:') return;
  localStorage.setItem('eightfold.settings', settings);
  localStorage.setItem('eightfold.met', '["eight-and-half","eights","twenty-eight"]');
};

/** A page of somebody with these settings who knows all games. Its engine runs, unless games are to be played on the server. */
export async function visit(browser, url, settings, screen = {}) {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, ...screen });
  await context.addInitScript(chosen, JSON.stringify({ local: true, sound: false, ...settings }));
  const page = await context.newPage();
  await page.goto(url);
  if (settings.local !== false)
    await page.waitForFunction(() => localStorage.getItem('eightfold.local.loaded') === 'true');
  return page;
}
