import { z } from 'zod/mini';

/** The parts that several contracts are made of. */
export const isoDate = z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}$/));
export const isoTime = z.string().check(z.regex(/^\d{2}:\d{2}$/));
export const id = z.uuid();
export const yen = z.int();
