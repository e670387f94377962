// Reads a trace of Chromium: which tasks of a page were long, and what they did.

/** What a browser's own work counts as; the rest of a task is its own. */
const KINDS = {
  EvaluateScript: 'script',
  FunctionCall: 'script',
  RunMicrotasks: 'script',
  TimerFire: 'script',
  FireAnimationFrame: 'script',
  EventDispatch: 'script',
  'v8.compile': 'compile',
  'v8.compileModule': 'compile',
  'v8.evaluateModule': 'script',
  MinorGC: 'garbage',
  MajorGC: 'garbage',
  'V8.GCScavenger': 'garbage',
  UpdateLayoutTree: 'style',
  Layout: 'layout',
  PrePaint: 'pre-paint',
  Paint: 'paint',
  Layerize: 'layers',
  Commit: 'commit',
  HitTest: 'hit test',
  IntersectionObserverController: 'observers',
  ParseHTML: 'parse',
  ParseAuthorStyleSheet: 'parse',
};

export const CATEGORIES = [
  '-*',
  'devtools.timeline',
  'disabled-by-default-devtools.timeline',
  'blink',
  'v8',
  'v8.execute',
  'toplevel',
  '__metadata',
];
/** Says which functions a script spends its time in, and slows it. */
export const PROFILE = 'disabled-by-default-v8.cpu_profiler';

const inside = (one, task) => one.ts >= task.ts && one.ts < task.ts + task.dur;

/** The thread that the page runs in: of those that draw pages, the busiest. */
function mainThread(events) {
  const busy = events
    .filter((one) => one.name === 'thread_name' && one.args.name === 'CrRendererMain')
    .map(({ pid, tid }) => events.filter((one) => one.pid === pid && one.tid === tid));
  return busy.sort((a, b) => b.length - a.length)[0] ?? [];
}

/** How long each kind of work took within a task without what it called, by the clock of the thread. */
function work(task, events) {
  const spent = {};
  const open = [{ kind: 'other', end: task.ts + task.dur, script: false }];
  const add = (kind, time) => (spent[kind] = (spent[kind] ?? 0) + time / 1000);
  add('other', task.tdur ?? 0);
  for (const one of events) {
    const kind = KINDS[one.name];
    if (!kind || !inside(one, task)) continue;
    while (open.length > 1 && open.at(-1).end <= one.ts) open.pop();
    const above = open.at(-1);
    // A script that asks where something is makes the browser find out at once.
    const forced = above.script && (kind === 'style' || kind === 'layout');
    const name = forced ? `forced ${kind}` : kind;
    add(above.kind, -(one.tdur ?? 0));
    add(name, one.tdur ?? 0);
    open.push({ kind: name, end: one.ts + one.dur, script: above.script || kind === 'script' });
  }
  return spent;
}

/** The samples of a thread's profiler in the order of time: when, and the functions from the innermost out. */
function samplesOf(events, { pid, tid } = {}) {
  const own = events.find((one) => one.name === 'Profile' && one.pid === pid && one.tid === tid)?.id;
  const nodes = new Map();
  const samples = [];
  let now = 0;
  for (const { name, args } of events.filter((one) => one.pid === pid && one.id === own)) {
    if (name === 'Profile') now = args.data.startTime;
    if (name !== 'ProfileChunk') continue;
    const { cpuProfile = {}, timeDeltas = [] } = args.data;
    for (const node of cpuProfile.nodes ?? []) nodes.set(node.id, node);
    (cpuProfile.samples ?? []).forEach((id, i) => {
      now += timeDeltas[i] ?? 0;
      samples.push({ ts: now, id });
    });
  }
  const path = (id) => {
    const node = nodes.get(id);
    return node ? [node.callFrame.functionName || '(anonymous)', ...path(node.parent)] : [];
  };
  return samples.map(({ ts, id }) => ({ ts, path: path(id) }));
}

/** In how many of a hundred samples of the task a function was at work. */
function functions(task, samples) {
  const within = samples.filter((one) => inside(one, task));
  const count = {};
  for (const { path } of within) for (const name of new Set(path)) count[name] = (count[name] ?? 0) + 1;
  return Object.entries(count)
    .filter(([name]) => !/^\((root|program|idle)\)$/.test(name))
    .sort((a, b) => b[1] - a[1])
    .slice(0, 40)
    .map(([name, n]) => `${name} ${Math.round((100 * n) / within.length)} %`);
}

/**
 * The tasks of a page that took longest by the clock of its thread, which other work on the machine does not spoil.
 *
 * @return for each its milliseconds by the wall and of the processor, its work, and its functions if profiled
 */
export function longTasks(events, least = 50) {
  const thread = mainThread(events).sort((a, b) => a.ts - b.ts || (b.dur ?? 0) - (a.dur ?? 0));
  const samples = samplesOf(events, thread[0]);
  return thread
    .filter((one) => one.name === 'RunTask' && one.ph === 'X' && one.tdur >= least * 1000)
    .map((task) => ({
      at: task.ts / 1000,
      wall: task.dur / 1000,
      cpu: task.tdur / 1000,
      work: work(task, thread),
      functions: functions(task, samples),
    }))
    .sort((a, b) => b.cpu - a.cpu);
}

/** How long the page worked for each frame since the one before, in milliseconds by the clock of its thread. */
export function frames(events) {
  const all = [];
  let end = 0;
  let since = 0;
  for (const one of mainThread(events).sort((a, b) => a.ts - b.ts || (b.dur ?? 0) - (a.dur ?? 0))) {
    if (one.name === 'RunTask' && one.ph === 'X') {
      since += (one.tdur ?? 0) / 1000;
      end = one.ts + one.dur;
    } else if (one.name === 'FireAnimationFrame' && one.ts < end && since > 0) {
      all.push(since);
      since = 0;
    }
  }
  return all;
}

/** The longest task of the page in milliseconds by the clock of its thread. */
export const longest = (events) =>
  mainThread(events).reduce(
    (most, { name, tdur = 0 }) => (name === 'RunTask' ? Math.max(most, tdur) : most),
    0,
  ) / 1000;

/** What a task did, the most first. */
export const worked = (work) =>
  Object.entries(work)
    .filter(([, time]) => time >= 1)
    .sort((a, b) => b[1] - a[1])
    .map(([kind, time]) => `${kind} ${Math.round(time)}`)
    .join(', ');
