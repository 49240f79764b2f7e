// Draws the before/after chart of the README: npm ci --omit=optional && npm run chart
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { compile } from 'vega-lite';
import { View, parse } from 'vega';

const root = new URL('../../', import.meta.url);
const shown = ['Set<long>', 'Get<long> hit', 'Increment(long)', 'Increment(double)', 'Remove miss', 'ParseInt32(" 1,234,567 ")'];
const rows = JSON.parse(readFileSync(new URL('artifacts/bench/kvcache.json', root)))
  .filter(row => shown.includes(row.operation))
  .map(({ variant, operation, nsPerOp, bytesPerOp }) => ({ variant, operation, nsPerOp, bytesPerOp }));
const variants = ['Before', 'After', 'Tuned', 'Floor'];

const bars = (field, title) => ({
  width: 330,
  height: { step: 9 },
  mark: 'bar',
  encoding: {
    y: { field: 'operation', type: 'nominal', sort: shown, title: null, axis: { labelLimit: 180 } },
    yOffset: { field: 'variant', sort: variants },
    x: { field, type: 'quantitative', title },
    color: { field: 'variant', sort: variants, title: null, scale: { domain: variants, range: ['#c0392b', '#e0a030', '#2e86c1', '#95a5a6'] } },
  },
});

const specification = {
  $schema: 'https://vega.github.io/schema/vega-lite/v6.json',
  background: 'white',
  data: { values: rows },
  hconcat: [bars('nsPerOp', 'ns per operation'), bars('bytesPerOp', 'bytes allocated per operation')],
};
const view = new View(parse(compile(specification).spec), { renderer: 'none' });
mkdirSync(new URL('docs/images/', root), { recursive: true });
writeFileSync(new URL('docs/images/kvcache.svg', root), (await view.toSVG()) + '\n');
