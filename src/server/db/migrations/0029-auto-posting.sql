-- 自動で書く: what people switched on, what was booked by itself, and files that were taken back.

-- The row of each kind with the highest number holds.
create table auto_switch (
  association_id uuid not null references association on delete cascade,
  id uuid not null,
  number int not null,
  kind text not null check (kind in ('dues', 'income', 'payments')),
  is_on boolean not null,
  switched_as text not null,
  switched_by uuid not null references app_user,
  switched_at timestamptz not null,
  primary key (association_id, id)
);
alter table auto_switch enable row level security;
create policy own_association on auto_switch to sumiwa_app
  using (association_id = (select nullif(current_setting('app.association_id', true), '')::uuid));
select watch_changes('auto_switch');
alter table auto_switch alter column association_id set statistics 0;
grant select, insert on auto_switch to sumiwa_app;

-- Nobody looked at it before it was booked; it teaches nothing.
alter table statement_match add column is_automatic boolean not null default false
  check (not is_automatic or not teaches);

-- 取込の取り消し: the row stays, its lines go, and the same file may be taken again.
alter table statement_import
  add column withdrawn_as text,
  add column withdrawn_by uuid references app_user,
  add column withdrawn_at timestamptz;
alter table statement_import drop constraint statement_import_association_id_bank_account_id_sha256_key;
create unique index statement_import_file on statement_import (association_id, bank_account_id, sha256)
  where withdrawn_at is null;
grant update (withdrawn_as, withdrawn_by, withdrawn_at) on statement_import to sumiwa_app;
grant delete on statement_line to sumiwa_app;
