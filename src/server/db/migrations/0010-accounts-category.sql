-- 会計・決算: a category of its own.
alter table document drop constraint document_category_check;
alter table document add constraint document_category_check check (category in (
  'bylaw', 'rule', 'general-meeting', 'board-meeting', 'accounts', 'notice',
  'inspection', 'disaster', 'contract', 'insurance', 'plan', 'other'));
