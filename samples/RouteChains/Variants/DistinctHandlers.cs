namespace Routes.Variants;

/// <summary>
/// Handlers that are different methods, so that a processor cannot foresee the next one as easily as when all calls go to the same place: the
/// JIT makes a method of its own for each pair of value types.
/// </summary>
internal static class DistinctHandlers
{
    private static readonly Action<RequestTrace>[] All =
    [
        .. Of<byte>(), .. Of<sbyte>(), .. Of<short>(), .. Of<ushort>(), .. Of<int>(), .. Of<uint>(), .. Of<long>(), .. Of<ulong>(),
    ];

    /// <summary>The first of the handlers.</summary>
    /// <param name="count">How many, at most 64.</param>
    public static Action<RequestTrace>[] Take(int count) => All[..count];

    private static Action<RequestTrace>[] Of<TFirst>()
        where TFirst : struct =>
    [
        Handler<TFirst, byte>.Run, Handler<TFirst, sbyte>.Run, Handler<TFirst, short>.Run, Handler<TFirst, ushort>.Run,
        Handler<TFirst, int>.Run, Handler<TFirst, uint>.Run, Handler<TFirst, long>.Run, Handler<TFirst, ulong>.Run,
    ];

    private static class Handler<TFirst, TSecond>
    {
        private static readonly int Number = NumberOf(typeof(TFirst)) * 16 + NumberOf(typeof(TSecond));

        public static void Run(RequestTrace trace) => trace.Sum = trace.Sum * 31 + Number;
    }

    /// <summary>A number of a primitive type, the same in every process.</summary>
    private static int NumberOf(Type type) => (int)Type.GetTypeCode(type);
}
