-- 口座振替: what the bank is asked to debit, and what became of it.

-- 引落口座, one for each dwelling.
create table debit_account (
  association_id uuid not null references association on delete cascade,
  id uuid not null,
  dwelling_id uuid not null,
  bank_code text not null check (bank_code ~ '^\d{4}$'),
  bank_name text not null,
  branch_code text not null check (branch_code ~ '^\d{3}$'),
  branch_name text not null,
  kind text not null check (kind in ('ordinary', 'current', 'savings')),
  number text not null check (number ~ '^\d{7}$'),
  holder text not null,
  primary key (association_id, id),
  unique (association_id, dwelling_id),
  foreign key (association_id, dwelling_id) references dwelling on delete cascade
);

create table debit_batch (
  association_id uuid not null references association on delete cascade,
  id uuid not null,
  month text not null check (month ~ '^[0-9]{4}-(0[1-9]|1[0-2])$'),
  bank_account_id uuid not null,
  debit_on date not null,
  -- The file as it was made.
  body text not null,
  made_as text not null,
  made_by uuid not null references app_user,
  made_at timestamptz not null,
  withdrawn_at timestamptz check (withdrawn_at is null or result_at is null),
  result_as text,
  result_by uuid references app_user,
  result_at timestamptz,
  -- What was paid; `null` while there is no result, or where every debit failed.
  entry_id uuid check (entry_id is null or result_at is not null),
  primary key (association_id, id),
  foreign key (association_id, bank_account_id) references bank_account on delete cascade,
  foreign key (association_id, entry_id) references journal_entry on delete cascade
);
-- A month is debited once.
create unique index debit_batch_month on debit_batch (association_id, month) where withdrawn_at is null;
create index debit_batch_account on debit_batch (association_id, bank_account_id);
create index debit_batch_entry on debit_batch (association_id, entry_id);

create table debit_line (
  association_id uuid not null references association on delete cascade,
  id uuid not null default gen_random_uuid(),
  batch_id uuid not null,
  dwelling_id uuid not null,
  place int not null,
  -- 顧客番号, by which the result names it.
  customer text not null,
  amount_yen bigint not null check (amount_yen between 1 and 9999999999),
  -- 振替結果コード
  outcome text check (outcome in ('0', '1', '2', '3', '4', '8', '9')),
  primary key (association_id, id),
  unique (association_id, batch_id, customer),
  foreign key (association_id, batch_id) references debit_batch on delete cascade,
  foreign key (association_id, dwelling_id) references dwelling on delete cascade
);
create index debit_line_dwelling on debit_line (association_id, dwelling_id);

do $$
declare
  t text;
begin
  foreach t in array array['debit_account', 'debit_batch', 'debit_line'] loop
    execute format('alter table %I enable row level security', t);
    execute format(
      'create policy own_association on %I to sumiwa_app
         using (association_id = (select nullif(current_setting(''app.association_id'', true), '''')::uuid))', t);
    perform watch_changes(t::regclass);
    execute format('alter table %I alter column association_id set statistics 0', t);
  end loop;
end $$;
grant select, insert, update, delete on debit_account to sumiwa_app;
grant select, insert on debit_batch, debit_line to sumiwa_app;
grant update (withdrawn_at, result_as, result_by, result_at, entry_id) on debit_batch to sumiwa_app;
grant update (outcome) on debit_line to sumiwa_app;
