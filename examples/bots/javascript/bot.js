#!/usr/bin/env node
// A player for all three games of Eightfold, for Node.js without packages.
//
//   ./eightfold simulate eights --players steady,cmd:"node examples/bots/javascript/bot.js"
//
// It reads one JSON object a line from its standard input and answers on its standard output;
// docs/write-a-bot.md describes both. What it writes to its standard error is shown to whoever runs the
// games. It ends when its input ends.
'use strict';

const readline = require('node:readline');

// 8-28: take while the total is below 8, or beyond 8 while it is below 26.

function twentyEight(view) {
  const me = view.players[view.seat];
  const cards = [...me.secret, ...me.open];
  const low = cards.reduce((sum, card) => sum + (card === '1/11' ? 1 : Number(card)), 0);
  const elevens = cards.filter((card) => card === '1/11').length;
  let best = -1;
  for (let k = 0; k <= elevens; k++) {
    if (low + 10 * k <= 28) best = low + 10 * k;
  }
  if (view.choosing) return 8 - low <= 28 - best ? 'for8' : 'for28';
  if (low <= 8) return low < 8 ? 'take' : 'decline';
  return best >= 0 && best < 26 ? 'take' : 'decline';
}

// Eight & Half: catch a lawbreaker; otherwise the cheapest number, as many of them as there are;
// wild cards last.

function eightAndHalf(view, legal) {
  const cost = (move) => {
    const cards = move.split(' ');
    if (cards[0] === 'keep' || cards[0] === 'blind') return 0;
    if (cards[0] === 'swap') return 1000;
    const number = Number(cards[0]);
    if (number > 0 && cards.every((card) => card === cards[0])) {
      if (view.lawbreaker >= 0 && 2 * number === view.value + 1) return 0;
      return 10 * number - cards.length;
    }
    return 100 * (1 + cards.length) + 'gh0'.indexOf(cards[0]);
  };
  return legal.reduce((best, move) => (cost(move) < cost(best) ? move : best));
}

// Eights: the highest word; without one, change half of the hand.

const WORDS = ['ONE', 'TWO', 'THREE', 'FOUR', 'FIVE', 'SIX', 'SEVEN', 'EIGHT'];

function eights(view, legal) {
  const points = (move) => WORDS.indexOf(move.split(' ')[0]) + 1;
  const best = legal.reduce((a, b) => (points(b) > points(a) ? b : a));
  if (points(best) > 0 || view.stack.length === 0) return best;
  return ['pass', ...view.hand.slice(0, Math.ceil(view.hand.length / 2))].join(' ');
}

const PLAYERS = { 'twenty-eight': twentyEight, 'eight-and-half': eightAndHalf, eights };

let decide;
readline.createInterface({ input: process.stdin }).on('line', (line) => {
  const message = JSON.parse(line);
  if (message.type === 'hello') {
    decide = PLAYERS[message.game];
    console.log(JSON.stringify({ ready: true, name: 'Example in JavaScript' }));
  } else if (message.type === 'decide') {
    const move = decide(message.view, message.legal);
    console.log(JSON.stringify({ id: message.id, move }));
  }
});
