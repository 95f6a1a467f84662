SELECT 'CREATE ROLE shop LOGIN' WHERE NOT EXISTS (SELECT FROM pg_roles WHERE rolname = 'shop') \gexec
ALTER ROLE shop PASSWORD 'for-development';
GRANT shop TO CURRENT_USER;
SELECT 'CREATE DATABASE shop OWNER shop' WHERE NOT EXISTS (SELECT FROM pg_database WHERE datname = 'shop') \gexec
