-- 決算書一式: each version as it was issued, none is ever changed. The PDF lies in the file store; the digest says of
-- which figures it is.
alter table balance_certificate add column in_transit_yen bigint not null default 0
  check (abs(in_transit_yen) <= 999999999999);

create table settlement_pack (
  association_id uuid not null references association on delete cascade,
  id uuid not null,
  fiscal_year_id uuid not null,
  version int not null check (version > 0),
  -- 案, 監査ずみの案, 承認
  state text not null check (state in ('draft', 'audited', 'approved')),
  digest text not null,
  -- What the treasurer said of figures that differ without being wrong.
  comments jsonb not null default '[]',
  sha256 text not null,
  byte_size int not null,
  -- 通常総会 that approved it, or is said to have while the second person has not looked yet.
  meeting_on date,
  -- Its place in the library.
  document_id uuid,
  made_as text not null,
  made_by uuid not null references app_user,
  made_at timestamptz not null,
  primary key (association_id, id),
  unique (association_id, fiscal_year_id, version),
  foreign key (association_id, fiscal_year_id) references fiscal_year on delete cascade
);

-- 監査チェックリスト: what the auditor said of an item of a year.
create table audit_answer (
  association_id uuid not null references association on delete cascade,
  id uuid not null,
  fiscal_year_id uuid not null,
  code text not null,
  result text not null check (result in ('fit', 'finding', 'not-applicable')),
  note text not null default '',
  answered_as text not null,
  answered_by uuid not null references app_user,
  answered_at timestamptz not null,
  primary key (association_id, id),
  unique (association_id, fiscal_year_id, code),
  foreign key (association_id, fiscal_year_id) references fiscal_year on delete cascade
);

-- 監査報告書 on one version of the pack.
create table audit_report (
  association_id uuid not null references association on delete cascade,
  id uuid not null,
  pack_id uuid not null,
  audited_on date not null,
  method text not null,
  opinion text not null check (opinion in ('fair', 'qualified', 'adverse', 'none')),
  exceptions text not null default '',
  business text not null,
  written_as text not null,
  written_by uuid not null references app_user,
  written_at timestamptz not null,
  primary key (association_id, id),
  unique (association_id, pack_id),
  foreign key (association_id, pack_id) references settlement_pack on delete cascade
);

do $$
declare
  tenant_table text;
begin
  foreach tenant_table in array array['settlement_pack', 'audit_answer', 'audit_report']
  loop
    execute format('alter table %I enable row level security', tenant_table);
    execute format(
      'create policy own_association on %I to sumiwa_app using (association_id = (select nullif(current_setting(''app.association_id'', true), '''')::uuid))',
      tenant_table);
    perform watch_changes(format('%I', tenant_table)::regclass);
    execute format('alter table %I alter column association_id set statistics 0', tenant_table);
  end loop;
end $$;
grant select, insert on settlement_pack, audit_report to sumiwa_app;
grant update (meeting_on, document_id) on settlement_pack to sumiwa_app;
grant select, insert, update, delete on audit_answer to sumiwa_app;
