export { paretoFront } from './pareto-front.ts';
export { type TradeoffGroup, tradeoff } from './tradeoff.ts';
