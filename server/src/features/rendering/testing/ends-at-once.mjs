// A thread that ends as soon as it has begun.
process.exit(0);
