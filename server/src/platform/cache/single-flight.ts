/** Runs equal work once for all concurrent callers; when the last of them leaves, it is aborted. */
export interface SingleFlight<T> {
  run(key: string, signal: AbortSignal, work: (signal: AbortSignal) => Promise<T>): Promise<T>;
}

interface Flight<T> {
  result: Promise<T>;
  passengers: number;
  abort: AbortController;
}

/** Callers of the same key share one piece of work; it is aborted when the last of them no longer waits. */
export function createSingleFlight<T>(): SingleFlight<T> {
  const flights = new Map<string, Flight<T>>();

  const start = (key: string, work: (signal: AbortSignal) => Promise<T>): Flight<T> => {
    const abort = new AbortController();
    const flight = { result: work(abort.signal), passengers: 0, abort };
    flights.set(key, flight);
    const land = () => {
      if (flights.get(key) === flight) flights.delete(key);
    };
    flight.result.then(land, land);
    return flight;
  };

  return {
    run(key, signal, work) {
      const flight = flights.get(key) ?? start(key, work);
      flight.passengers += 1;
      return new Promise<T>((resolve, reject) => {
        const leave = () => {
          flight.passengers -= 1;
          reject(signal.reason);
          if (flight.passengers > 0) return;
          // Later callers start again instead of joining aborted work.
          flights.delete(key);
          flight.abort.abort(signal.reason);
        };
        if (signal.aborted) {
          leave();
          return;
        }
        signal.addEventListener('abort', leave, { once: true });
        const arrive = () => signal.removeEventListener('abort', leave);
        flight.result.then(
          (value) => {
            arrive();
            resolve(value);
          },
          (error) => {
            arrive();
            reject(error);
          },
        );
      });
    },
  };
}
