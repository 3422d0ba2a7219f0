-- 月報 of the management company, as it was read, and what its names mean in the association's own books.
create table company_paper (
  association_id uuid not null references association on delete cascade,
  id uuid not null,
  -- 2026-10
  month text not null check (month ~ '^\d{4}-(0[1-9]|1[0-2])$'),
  received_on date not null,
  -- [{place, section, part, kind, name, yen}]
  lines jsonb not null,
  entered_as text not null,
  entered_by uuid not null references app_user,
  entered_at timestamptz not null,
  primary key (association_id, id),
  unique (association_id, month)
);

create table company_paper_name (
  association_id uuid not null references association on delete cascade,
  id uuid not null,
  section text not null,
  name text not null,
  -- Neither: it is not to be compared.
  fund_id uuid,
  account_id uuid,
  primary key (association_id, id),
  unique (association_id, section, name),
  foreign key (association_id, fund_id) references fund on delete cascade,
  foreign key (association_id, account_id) references account on delete cascade,
  check ((fund_id is null) = (account_id is null))
);
create index company_paper_name_fund on company_paper_name (association_id, fund_id);
create index company_paper_name_account on company_paper_name (association_id, account_id);

do $$
declare
  owned text;
begin
  foreach owned in array array['company_paper', 'company_paper_name'] loop
    execute format('alter table %I enable row level security', owned);
    execute format(
      'create policy own_association on %I to sumiwa_app
         using (association_id = (select nullif(current_setting(''app.association_id'', true), '''')::uuid))', owned);
    perform watch_changes(owned::regclass);
    execute format('alter table %I alter column association_id set statistics 0', owned);
    execute format('grant select, insert, update, delete on %I to sumiwa_app', owned);
  end loop;
end $$;
