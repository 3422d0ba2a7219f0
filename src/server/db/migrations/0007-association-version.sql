-- What is made from an association's rows may be kept until this changes. It is random, so no state that was
-- restored or undone ever looks like another one.
alter table association add column version uuid not null default gen_random_uuid();

create function renew_version() returns trigger
  language plpgsql set search_path = public, pg_temp
  as $$ begin new.version := gen_random_uuid(); return new; end $$;
create trigger renew_version before update on association for each row execute function renew_version();

-- A request may write rows but not the association's own row, so these run as the owner of the tables.
create function touch_associations() returns trigger
  language plpgsql security definer set search_path = public, pg_temp
  as $$ begin
    update association set name = name where id in (select association_id from changed);
    return null;
  end $$;
create function touch_moved_associations() returns trigger
  language plpgsql security definer set search_path = public, pg_temp
  as $$ begin
    update association set name = name
     where id in (select association_id from changed union select association_id from was);
    return null;
  end $$;
create function touch_associations_of_users() returns trigger
  language plpgsql security definer set search_path = public, pg_temp
  as $$ begin
    update association set name = name
     where id in (select m.association_id from membership m join changed c on c.id = m.user_id);
    return null;
  end $$;
revoke execute on function touch_associations, touch_moved_associations, touch_associations_of_users from public;

-- Called by a migration that makes a tenant table; tenancy.test.ts names a table that was forgotten.
create function watch_changes(tenant_table regclass) returns void
  language plpgsql set search_path = public, pg_temp
  as $$ begin
    execute format('create trigger touch_after_insert after insert on %s
      referencing new table as changed for each statement execute function touch_associations()', tenant_table);
    execute format('create trigger touch_after_update after update on %s
      referencing new table as changed old table as was
      for each statement execute function touch_moved_associations()', tenant_table);
    execute format('create trigger touch_after_delete after delete on %s
      referencing old table as changed for each statement execute function touch_associations()', tenant_table);
  end $$;
revoke execute on function watch_changes from public;

do $$
declare
  tenant_table text;
begin
  for tenant_table in
    select c.table_name
    from information_schema.columns c
    join information_schema.tables t using (table_schema, table_name)
    where c.table_schema = current_schema() and c.column_name = 'association_id' and t.table_type = 'BASE TABLE'
      -- Conversations change with every question and stand in no answer that is kept.
      and c.table_name not in ('conversation', 'chat_message', 'caretaker_usage', 'visitor_copy', 'template_build')
  loop
    perform watch_changes(format('%I', tenant_table)::regclass);
  end loop;
end $$;

create trigger touch_after_update after update on app_user
  referencing new table as changed for each statement execute function touch_associations_of_users();
