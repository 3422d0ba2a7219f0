-- 支払: what one asks for and another approves, bound to payee, account, sum and day.

-- 支払先の口座: a version for each change. What is paid goes to the latest that was approved.
create table payee_account (
  association_id uuid not null references association on delete cascade,
  id uuid not null,
  counterparty_id uuid not null,
  bank_code text not null check (bank_code ~ '^\d{4}$'),
  bank_name text not null,
  branch_code text not null check (branch_code ~ '^\d{3}$'),
  branch_name text not null,
  kind text not null check (kind in ('ordinary', 'current', 'savings')),
  number text not null check (number ~ '^\d{7}$'),
  holder text not null,
  -- How it was made sure that the change is the payee's own.
  reason text not null,
  asked_as text not null,
  asked_by uuid not null references app_user,
  asked_at timestamptz not null,
  approved_as text check (approved_as <> asked_as),
  approved_by uuid references app_user,
  approved_at timestamptz,
  withdrawn_at timestamptz check (withdrawn_at is null or approved_at is null),
  primary key (association_id, id),
  foreign key (association_id, counterparty_id) references counterparty on delete cascade
);
create index payee_account_counterparty on payee_account (association_id, counterparty_id);

-- 振込元: an own account as the bank's files name it.
create table transfer_source (
  association_id uuid not null references association on delete cascade,
  id uuid not null,
  bank_account_id uuid not null,
  bank_code text not null check (bank_code ~ '^\d{4}$'),
  bank_name text not null,
  branch_code text not null check (branch_code ~ '^\d{3}$'),
  branch_name text not null,
  kind text not null check (kind in ('ordinary', 'current', 'savings')),
  number text not null check (number ~ '^\d{7}$'),
  consignor_code text not null check (consignor_code ~ '^\d{10}$'),
  consignor_name text not null,
  primary key (association_id, id),
  unique (association_id, bank_account_id),
  foreign key (association_id, bank_account_id) references bank_account on delete cascade
);

-- 総合振込 as it was made.
create table transfer_file (
  association_id uuid not null references association on delete cascade,
  id uuid not null,
  bank_account_id uuid not null,
  pay_on date not null,
  body text not null,
  made_as text not null,
  made_by uuid not null references app_user,
  made_at timestamptz not null,
  withdrawn_at timestamptz,
  primary key (association_id, id),
  foreign key (association_id, bank_account_id) references bank_account on delete cascade
);
create index transfer_file_account on transfer_file (association_id, bank_account_id);

create table payment (
  association_id uuid not null references association on delete cascade,
  id uuid not null,
  -- 未払金: the entry that put it into the books, the fund and whose it is.
  entry_id uuid not null,
  fund_id uuid not null,
  counterparty_id uuid not null,
  payee_account_id uuid not null,
  bank_account_id uuid not null,
  amount_yen bigint not null check (amount_yen between 1 and 9999999999),
  pay_on date not null,
  summary text not null,
  -- Of everything that the second person agrees to.
  digest text not null,
  asked_as text not null,
  asked_by uuid not null references app_user,
  asked_at timestamptz not null,
  approved_as text check (approved_as <> asked_as),
  approved_by uuid references app_user,
  approved_at timestamptz,
  withdrawn_at timestamptz,
  file_id uuid check (file_id is null or approved_at is not null),
  primary key (association_id, id),
  foreign key (association_id, entry_id) references journal_entry on delete cascade,
  foreign key (association_id, fund_id) references fund on delete cascade,
  foreign key (association_id, counterparty_id) references counterparty on delete cascade,
  foreign key (association_id, payee_account_id) references payee_account on delete cascade,
  foreign key (association_id, bank_account_id) references bank_account on delete cascade,
  foreign key (association_id, file_id) references transfer_file on delete cascade
);
-- Nothing is asked for twice.
create unique index payment_of_due on payment (association_id, entry_id, fund_id, counterparty_id)
  where withdrawn_at is null;
create index payment_payee_account on payment (association_id, payee_account_id);
create index payment_bank_account on payment (association_id, bank_account_id);
create index payment_file on payment (association_id, file_id);
create index payment_fund on payment (association_id, fund_id);
create index payment_counterparty on payment (association_id, counterparty_id);

do $$
declare
  t text;
begin
  foreach t in array array['payee_account', 'transfer_source', 'transfer_file', 'payment'] loop
    execute format('alter table %I enable row level security', t);
    execute format(
      'create policy own_association on %I to sumiwa_app
         using (association_id = (select nullif(current_setting(''app.association_id'', true), '''')::uuid))', t);
    perform watch_changes(t::regclass);
    execute format('alter table %I alter column association_id set statistics 0', t);
  end loop;
end $$;
grant select, insert on payee_account, transfer_file, payment to sumiwa_app;
grant select, insert, update on transfer_source to sumiwa_app;
grant update (approved_as, approved_by, approved_at, withdrawn_at) on payee_account to sumiwa_app;
grant update (withdrawn_at) on transfer_file to sumiwa_app;
grant update (approved_as, approved_by, approved_at, withdrawn_at, file_id) on payment to sumiwa_app;
