/** Draws the statechart of Stone Age from the machine itself: `npm run chart`. */
import { writeFile } from 'node:fs/promises';
import { stoneAgeMachine } from '@/machines/stone-age/machine';
import { drawChart } from './lib/drawChart';

const file = 'assets/stone-age-chart.svg';
await writeFile(file, await drawChart(stoneAgeMachine, 'Stone Age'));
console.log(`Drawn: ${file}`);
