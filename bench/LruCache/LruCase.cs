namespace Allocations.Bench.LruCache;

/// <summary>What is measured of a bounded cache: the cases of a public comparison of caches for Go, each with a number of operations that is fixed.</summary>
internal enum LruCase
{
    /// <summary>Stores numbers under many keys in turn, so that nearly each put drops another value.</summary>
    PutInt,

    /// <summary>Stores numbers under keys that are there.</summary>
    PutIntAgain,

    /// <summary>Reads the number under one key again and again.</summary>
    GetInt,

    /// <summary>Reads numbers under 2,048 keys in turn: so few that no bucket has to drop one, however the keys are spread.</summary>
    GetInt2048,

    /// <summary>Asks for keys that are not there.</summary>
    GetIntMiss,

    /// <summary>Stores an array of 1 KB, always the same.</summary>
    Put1K,

    /// <summary>Stores an array of 1 MB, always the same.</summary>
    Put1M,

    /// <summary>Stores a struct of 24 bytes.</summary>
    PutTinyObject,

    /// <summary>Stores numbers under 1,024 new keys, again and again.</summary>
    ChangeOutAllInt,

    /// <summary>Threads read numbers under 1,024 keys.</summary>
    HeavyReadInt,

    /// <summary>Threads store numbers under twice as many keys as there are places.</summary>
    HeavyWriteInt,

    /// <summary>The same with arrays of 1 KB.</summary>
    HeavyWrite1K,

    /// <summary>Every other thread reads, the others write, under as many keys as there are places.</summary>
    HeavyMixedInt,
}

/// <summary>The value of <see cref="LruCase.PutTinyObject"/>.</summary>
internal readonly record struct TinyObject(long Id, double Score, int Age);
