import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { moods } from '#web/lib/figure/mood.ts';
import { CaretakerPicture } from './caretaker-picture.tsx';

const seasons = ['spring', 'summer', 'autumn', 'winter'] as const;
const drawn = (season: (typeof seasons)[number], mood: (typeof moods)[number]) =>
  render(<CaretakerPicture season={season} mood={mood} />).container.innerHTML;

test('the drawing, too, wears something of its own in each season', () => {
  expect(new Set(seasons.map((season) => drawn(season, 'idle'))).size).toBe(4);
});

test('its face tells a greeting, thought, an apology and an emergency apart', () => {
  const faces = ['idle', 'greeting', 'thinking', 'sorry', 'emergency', 'speaking'] as const;
  expect(new Set(faces.map((mood) => drawn('spring', mood))).size).toBe(faces.length);
});

test('it is a decoration: no mood has words', () => {
  for (const mood of moods) {
    const { container } = render(<CaretakerPicture season="winter" mood={mood} />);
    expect(container.textContent).toBe('');
    expect(container.querySelector('svg')?.getAttribute('aria-hidden')).toBe('true');
  }
});
