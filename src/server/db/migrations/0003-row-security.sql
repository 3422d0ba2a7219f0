-- The second wall behind the explicit association_id of every statement: a request runs as sumiwa_app
-- and sees the rows of its own association only.
do $$
begin
  if not exists (select from pg_roles where rolname = 'sumiwa_app') then
    create role sumiwa_app nologin;
  end if;
exception when duplicate_object or unique_violation then
  null; -- another database of the same server made it at the same moment
end $$;

do $$
begin
  execute format('grant sumiwa_app to %I', current_user);
exception when others then
  null; -- a superuser may set the role without being a member
end $$;

do $$
declare
  tenant_table text;
begin
  for tenant_table in
    select c.table_name
    from information_schema.columns c
    join information_schema.tables t using (table_schema, table_name)
    where c.table_schema = current_schema() and c.column_name = 'association_id'
      and t.table_type = 'BASE TABLE' and c.table_name not in ('membership', 'visitor_copy', 'template_build')
  loop
    execute format('alter table %I enable row level security', tenant_table);
    execute format(
      'create policy own_association on %I to sumiwa_app using (association_id = (select nullif(current_setting(''app.association_id'', true), '''')::uuid))',
      tenant_table);
    execute format('grant select, insert, update, delete on %I to sumiwa_app', tenant_table);
  end loop;
end $$;

-- Of the shared tables a request sees only its own association's row.
alter table association enable row level security;
create policy own_association on association to sumiwa_app
  using (id = (select nullif(current_setting('app.association_id', true), '')::uuid));
grant select on association to sumiwa_app;
