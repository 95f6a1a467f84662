BEGIN;
LOCK TABLE orders;
DO $$
BEGIN
  LOOP -- until a dump waits for the lock
    PERFORM pg_stat_clear_snapshot();
    EXIT WHEN EXISTS (SELECT FROM pg_stat_activity WHERE application_name = 'pg_dump' AND wait_event_type = 'Lock');
    PERFORM pg_sleep(0.05);
  END LOOP;
  PERFORM pg_terminate_backend(pid) FROM pg_stat_activity WHERE application_name = 'pg_dump';
END $$;
COMMIT;
