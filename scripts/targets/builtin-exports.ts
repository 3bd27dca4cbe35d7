import { isOlder } from "./library-since";

/**
 * For each Node version the names that it added to what its modules exported before, from Node 12.18.4 on,
 * of the modules that programs for judges use; without zlib's constants of Zstandard. Measured by listing
 * the exports of the real programs; builtin-exports.test.ts compares it with them.
 */
const ADDED: readonly (readonly [node: string, names: string])[] = [
  [
    "15.8.0",
    `assert.CallTracker buffer.Blob crypto.X509Certificate crypto.checkPrime
     crypto.checkPrimeSync crypto.generateKey crypto.generateKeySync crypto.generatePrime
     crypto.generatePrimeSync crypto.getCipherInfo crypto.hkdf crypto.hkdfSync crypto.randomInt
     crypto.randomUUID crypto.secureHeapUsed crypto.webcrypto events.getEventListeners
     events.kMaxEventTargetListeners events.kMaxEventTargetListenersWarned events.setMaxListeners
     fs.lutimes fs.lutimesSync fs.rm fs.rmSync stream.addAbortSignal stream.promises
     url.urlToHttpOptions util.debug v8.stopCoverage v8.takeCoverage vm.measureMemory
     worker_threads.BroadcastChannel worker_threads.markAsUntransferable`,
  ],
  [
    "18.13.0",
    `assert.snapshot async_hooks.asyncWrapProviders buffer.File buffer.atob buffer.btoa
     buffer.resolveObjectURL crypto.getRandomValues crypto.subtle
     events.EventEmitterAsyncResource fs.cp fs.cpSync fs/promises.constants fs/promises.cp
     fs/promises.watch os.devNull os.machine perf_hooks.Performance perf_hooks.PerformanceEntry
     perf_hooks.PerformanceMark perf_hooks.PerformanceMeasure
     perf_hooks.PerformanceObserverEntryList perf_hooks.PerformanceResourceTiming
     perf_hooks.createHistogram readline.promises stream.compose stream.destroy
     stream.isDisturbed stream.isErrored stream.isReadable timers/promises.scheduler
     timers/promises.setInterval util.MIMEParams util.MIMEType util.getSystemErrorMap
     util.parseArgs util.stripVTControlCharacters util.toUSVString
     util.transferableAbortController util.transferableAbortSignal util/types.isCryptoKey
     util/types.isKeyObject v8.promiseHooks v8.setHeapSnapshotNearHeapLimit v8.startupSnapshot
     worker_threads.getEnvironmentData worker_threads.setEnvironmentData`,
  ],
  [
    "20.20.2",
    `buffer.isAscii buffer.isUtf8 crypto.hash events.addAbortListener events.getMaxListeners
     fs.openAsBlob fs.statfs fs.statfsSync fs/promises.statfs os.availableParallelism
     path.matchesGlob stream.duplexPair stream.getDefaultHighWaterMark stream.isDestroyed
     stream.isWritable stream.setDefaultHighWaterMark timers.promises util.aborted util.parseEnv
     util.styleText v8.GCProfiler v8.queryObjects vm.constants worker_threads.postMessageToThread
     zlib.crc32`,
  ],
  [
    "22.19.0",
    `assert.Assert assert.partialDeepStrictEqual fs.glob fs.globSync fs/promises.glob
     url.fileURLToPathBuffer util.diff util.getCallSite util.getCallSites
     util.getSystemErrorMessage util.setTraceSigInt util/types.isFloat16Array
     v8.getCppHeapStatistics v8.isStringOneByteRepresentation worker_threads.isInternalThread
     worker_threads.isMarkedAsUntransferable worker_threads.markAsUncloneable zlib.ZstdCompress
     zlib.ZstdDecompress zlib.createZstdCompress zlib.createZstdDecompress zlib.zstdCompress
     zlib.zstdCompressSync zlib.zstdDecompress zlib.zstdDecompressSync`,
  ],
  ["22.23.3", "worker_threads.threadName"],
  [
    "24.21.0",
    `crypto.argon2 crypto.argon2Sync crypto.decapsulate crypto.encapsulate crypto.randomUUIDv7
     fs.Utf8Stream fs.mkdtempDisposableSync fs/promises.mkdtempDisposable
     perf_hooks.eventLoopUtilization perf_hooks.timerify url.URLPattern
     util.convertProcessSignalToExitCode v8.startCpuProfile worker_threads.locks`,
  ],
  [
    "26.10.0",
    `crypto.createMac crypto.getMacs crypto.parsePKCS12 fs.openAsBlobSync
     perf_hooks.createSlidingWindowHistogram perf_hooks.importHistogram util.debounce
     util.markPromiseAsHandled util.throttle v8.setHeapProfileNearHeapLimit v8.startHeapProfile
     zlib.ZipBuffer zlib.ZipEntry zlib.ZipFile zlib.createZipArchive zlib.createZipArchiveSync
     zlib.getMaxZipContentSize zlib.setMaxZipContentSize zlib.zipFiles`,
  ],
];

/** The exports of Node's own modules that a Node of that version lacks: "util.styleText". */
export function exportsMissingIn(node: string): ReadonlySet<string> {
  const newer = ADDED.filter(([version]) => isOlder(node, version));
  return new Set(newer.flatMap(([, names]) => names.split(/\s+/)));
}

/** The oldest Node in the list that exports the name. */
export function nodeExporting(name: string): string | undefined {
  return ADDED.find(([, names]) => names.split(/\s+/).includes(name))?.[0];
}
