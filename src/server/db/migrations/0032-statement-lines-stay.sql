-- A line of a bank goes with its file alone, and never once its month is closed, whoever asks for it. A copy that
-- is deleted as a whole is not the work of sumiwa_app.
create function keep_statement_lines() returns trigger
language plpgsql as $$
begin
  if current_user <> 'sumiwa_app' then
    return null;
  end if;
  if exists (
    select from gone g join books_held k on k.association_id = g.association_id
     where g.held_on <= k.locked_until
  ) then
    raise exception 'a line of a closed month' using errcode = 'SL023';
  end if;
  return null;
end $$;

create trigger keep_statement_lines after delete on statement_line
  referencing old table as gone
  for each statement execute function keep_statement_lines();
