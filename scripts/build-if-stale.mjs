import { buildIfStale } from './prepare.mjs';

buildIfStale();
