import type { NoticeTemplate } from './template.ts';
import { templatesOfLife } from './templates-of-life.ts';
import { templatesOfWorks } from './templates-of-works.ts';

/** ひな形: what associations announce again and again. */
const noticeTemplates = { ...templatesOfWorks, ...templatesOfLife };

export type TemplateId = keyof typeof noticeTemplates;

export const templateIds = Object.keys(noticeTemplates) as TemplateId[];

export function templateOf(id: TemplateId): NoticeTemplate {
  return noticeTemplates[id];
}
