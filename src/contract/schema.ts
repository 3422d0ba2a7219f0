import { z } from 'zod/mini';
import { isRealDate } from '#domain/calendar.ts';

/** The parts that several contracts are made of. */
export const isoDate = z.string().check(z.refine(isRealDate));
export const isoTime = z.string().check(z.regex(/^\d{2}:\d{2}$/));
export const id = z.uuid();
export const yen = z.int();
