-- 長期修繕計画の版: never changed once saved; number 1 is the 原計画, the highest the 最新.
create table repair_plan_version (
  association_id uuid not null references association on delete cascade,
  id uuid not null,
  number int not null check (number >= 1),
  name text not null,
  note text not null,
  saved_on date not null,
  saved_by text not null,
  -- domain/repair-plan/register/plan-inputs.ts and certification/facts.ts (PlanPapers)
  inputs jsonb not null,
  papers jsonb not null,
  primary key (association_id, id),
  unique (association_id, number)
);

-- 試算: kept by name; the author's own unless the board shows it to everyone.
create table repair_scenario (
  association_id uuid not null references association on delete cascade,
  id uuid not null,
  name text not null,
  base_number int not null,
  -- domain/repair-plan/trial/trial.ts
  trial jsonb not null,
  created_by uuid not null references app_user,
  is_shared boolean not null,
  saved_at timestamptz not null,
  primary key (association_id, id)
);
create index repair_scenario_saved_at on repair_scenario (association_id, saved_at);

-- 管理計画認定: what only the board can tell; one row of an association.
create table certification_answer (
  association_id uuid not null references association on delete cascade,
  id uuid not null,
  answers jsonb not null,
  primary key (association_id, id),
  unique (association_id)
);

-- Who saved a version, by name: users are closed to a request, so it may ask only for a member of its own association.
create function member_name(member_id uuid) returns text
  language sql stable security definer set search_path = public, pg_temp
  as $$
    select u.name from membership m join app_user u on u.id = m.user_id
     where m.user_id = member_id
       and m.association_id = (select nullif(current_setting('app.association_id', true), '')::uuid)
  $$;
revoke execute on function member_name from public;
grant execute on function member_name to sumiwa_app;

do $$
declare
  tenant_table text;
begin
  foreach tenant_table in array array['repair_plan_version', 'repair_scenario', 'certification_answer']
  loop
    execute format('alter table %I enable row level security', tenant_table);
    execute format(
      'create policy own_association on %I to sumiwa_app using (association_id = (select nullif(current_setting(''app.association_id'', true), '''')::uuid))',
      tenant_table);
    execute format('grant select, insert, update, delete on %I to sumiwa_app', tenant_table);
  end loop;
end $$;
