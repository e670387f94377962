import { describe, expect, it } from 'vitest';
import { playable, readMoves, stepped, tapped, written } from './moves';

const moves = readMoves(['7', '7 7', 'h', '8', '8 h', 'g']);

describe('reading the moves of Eight & Half', () => {
  it('groups plays by face and count', () => {
    expect([...moves.plays]).toEqual([
      ['7', [1, 2]],
      ['h', [1]],
      ['8', [1]],
      ['g', [1]],
    ]);
    expect(moves.pair).toBe(true);
  });
  it('reads blind places, swaps and the rest', () => {
    const other = readMoves(['blind 1', 'blind 3', 'collect', 'keep', 'swap 2 3.1']);
    expect(other.blinds).toEqual([1, 3]);
    expect(other.collect && other.keep).toBe(true);
    expect(other.swaps).toEqual([{ place: 2, seat: 3, theirs: 1 }]);
  });
  it('knows which faces can be played', () => {
    expect(playable(moves, '7')).toBe(true);
    expect(playable(moves, '3')).toBe(false);
    expect(playable(readMoves(['8 h']), 'h')).toBe(true);
  });
});

describe('picking cards', () => {
  it('takes all equals at the first tap and lets go at the second', () => {
    const pick = tapped(moves, null, '7');
    expect(pick).toEqual({ face: '7', count: 2 });
    expect(tapped(moves, pick, '7')).toBeNull();
  });
  it('steps within what is legal', () => {
    expect(stepped(moves, { face: '7', count: 2 }, -1)).toEqual({ face: '7', count: 1 });
    expect(stepped(moves, { face: '7', count: 1 }, -1)).toEqual({ face: '7', count: 1 });
    expect(stepped(moves, { face: '7', count: 1 }, 1)).toEqual({ face: '7', count: 2 });
  });
  it('joins an 8 and a half, and takes them apart', () => {
    const pair = tapped(moves, { face: '8', count: 1 }, 'h');
    expect(pair).toEqual({ pair: true });
    expect(tapped(moves, pair, '8')).toEqual({ face: 'h', count: 1 });
  });
  it('takes the pair at once where only the pair is legal', () => {
    expect(tapped(readMoves(['8 h']), null, '8')).toEqual({ pair: true });
  });
  it('refuses what cannot be played', () => expect(tapped(moves, null, '3')).toBeNull());
  it('writes moves as the notation does', () => {
    expect(written({ face: '7', count: 2 })).toBe('7 7');
    expect(written({ pair: true })).toBe('8 h');
  });
});
