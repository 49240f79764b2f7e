// Draws the charts of README.md and docs/benchmarks.md from artifacts/bench: npm ci --omit=optional && npm run chart
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { compile } from 'vega-lite';
import { View, parse } from 'vega';

const root = new URL('../../', import.meta.url);

// The page behind a chart is light or dark: nothing is painted there, and these greys and colours are readable on both.
const ink = '#6e7781';
const grid = '#8c959f';
const colours = {
  Before: '#d1495b', After: '#d98a00', AutoFlush: '#8e6bbf', Tuned: '#2e86c1', 'Tuned LRU-2': '#17a398', Floor: '#8a939b', 'redis-server': '#8a939b',
  'BitFaster ConcurrentLru': '#8e6bbf', 'Extensions.MemoryCache': '#b3793c', ConcurrentDictionary: '#8a939b',
};

// A bar has no length on a logarithmic axis, which has no zero: there a point stands for a value.
const panel = ({ rows, categories, category, measure, title, isLogarithmic = false }) => {
  const variants = Object.keys(colours).filter(name => rows.some(row => row.variant === name));
  return {
    width: 330,
    height: { step: 9 },
    mark: isLogarithmic ? { type: 'circle', size: 45, opacity: 1 } : 'bar',
    encoding: {
      y: { field: category, type: 'nominal', sort: categories, title: null, axis: { labelLimit: 180 } },
      yOffset: { field: 'variant', sort: variants },
      x: { field: measure, type: 'quantitative', title, scale: { type: isLogarithmic ? 'log' : 'linear' }, axis: { tickCount: 5 } },
      color: { field: 'variant', sort: variants, title: null, legend: { labelLimit: 220 }, scale: { domain: variants, range: variants.map(name => colours[name]) } },
    },
  };
};

const timesAndBytes = (rows, categories, isLogarithmic) => [
  panel({ rows, categories, category: 'operation', measure: 'nsPerOp', title: `ns per operation${isLogarithmic ? ', logarithmic' : ''}`, isLogarithmic }),
  panel({ rows, categories, category: 'operation', measure: 'bytesPerOp', title: 'bytes allocated per operation' }),
];

const operations = ['Set<long>', 'Get<long> hit', 'Increment(long)', 'Increment(double)', 'Remove miss', 'ParseInt32(" 1,234,567 ")'];
const cases = ['PutInt', 'GetInt', 'GetInt2048', 'PutTinyObject', 'ChangeOutAllInt', 'HeavyReadInt', 'HeavyWriteInt'];
const charts = [
  {
    file: 'kvcache',
    rows: all => all.filter(row => operations.includes(row.operation) && ['Before', 'After', 'Tuned', 'Floor'].includes(row.variant)),
    panels: rows => timesAndBytes(rows, operations, false),
  },
  {
    file: 'lru',
    rows: all => all.filter(row => cases.includes(row.operation) && row.threads === 1),
    panels: rows => timesAndBytes(rows, cases, true),
  },
  {
    file: 'resp',
    rows: all => all.filter(row => row.gets === 100 && colours[row.variant])
      .map(row => ({ ...row, load: `${row.pipeline} on the way`, thousands: row.requestsPerSecond / 1000, slowest: row.p99 / 1000 })),
    panels: rows => [
      panel({ rows, category: 'load', measure: 'thousands', title: 'thousand GET requests per second' }),
      panel({ rows, category: 'load', measure: 'slowest', title: '99 % of replies within ms, logarithmic', isLogarithmic: true }),
    ],
  },
];

mkdirSync(new URL('docs/images/', root), { recursive: true });
for (const { file, rows: choose, panels } of charts) {
  const results = new URL(`artifacts/bench/${file}.json`, root);
  if (!existsSync(results)) {
    console.log(`docs/images/${file}.svg stays: there is no artifacts/bench/${file}.json`);
    continue;
  }

  const rows = choose(JSON.parse(readFileSync(results)));
  const specification = {
    $schema: 'https://vega.github.io/schema/vega-lite/v6.json',
    background: null,
    config: {
      view: { stroke: grid, strokeOpacity: 0.4 },
      axis: { labelColor: ink, titleColor: ink, tickColor: grid, domainColor: grid, gridColor: grid, gridOpacity: 0.25 },
      legend: { labelColor: ink },
    },
    data: { values: rows },
    hconcat: panels(rows),
  };
  const view = new View(parse(compile(specification).spec), { renderer: 'none' });
  writeFileSync(new URL(`docs/images/${file}.svg`, root), (await view.toSVG()) + '\n');
  console.log(`docs/images/${file}.svg`);
}
