namespace Allocations.Analyzers.Rules.Buffers.RentedArray;

/// <summary>What may have become of a rented array when control reaches a place.</summary>
/// <param name="May">What holds on some of the ways to the place: bits of <see cref="Held"/> and so on, and one for each place that keeps the array.</param>
/// <param name="Must">What holds on all of them.</param>
/// <param name="Doubt">
/// What holds on some of them and has come through a condition since: the condition may be the one that decides which way was taken.
/// </param>
internal readonly record struct RentedState(ulong May, ulong Must, ulong Doubt)
{
    /// <summary>The array is still to be returned.</summary>
    public const ulong Held = 1;

    /// <summary>It was returned.</summary>
    public const ulong Returned = 2;

    /// <summary>It was handed to other code, which may return it.</summary>
    public const ulong HandedOn = 4;

    /// <summary>It was used after the return, which is told once.</summary>
    public const ulong UsedAfterReturn = 8;

    /// <summary>The first bit of those for the places that keep it.</summary>
    public const ulong FirstKept = 16;

    private const ulong Fates = Held | Returned | HandedOn;

    /// <summary>No way leads to the place.</summary>
    public static RentedState Unreachable { get; } = new(0, ulong.MaxValue, 0);

    /// <summary>Nothing is known about the ways to the place.</summary>
    public static RentedState Unknown { get; } = new(Fates, 0, ulong.MaxValue);

    /// <summary>Whether each way to the place returned the array, and not each has used it since.</summary>
    public bool IsReturned => (May & Fates) == Returned && (Must & UsedAfterReturn) == 0;

    /// <summary>One thing, and nothing else.</summary>
    public static RentedState Of(ulong fact) => new(fact, fact, 0);

    /// <summary>Whether something holds on a way that control certainly may take.</summary>
    public bool IsCertain(ulong fact) => (May & ~Doubt & fact) != 0;

    /// <summary>Whether everything that holds in another state is known to hold here.</summary>
    public bool Includes(RentedState other) => (other.May & ~May) == 0 && (Must & ~other.Must) == 0;

    /// <summary>What holds where two ways meet.</summary>
    public RentedState Or(RentedState other) => new(May | other.May, Must & other.Must, Doubt | other.Doubt);

    /// <summary>What holds behind a condition.</summary>
    public RentedState Doubted() => this with { Doubt = Doubt | (May & ~Must) };

    /// <summary>What holds when the array was handed on.</summary>
    public RentedState WithHandOn() =>
        (May & Held) == 0 ? this : new((May & ~Held) | HandedOn, (Must & Held) == 0 ? Must : (Must & ~Held) | HandedOn, Doubt & ~HandedOn);

    /// <summary>What holds when something else does as well.</summary>
    public RentedState With(ulong fact) => May == 0 ? this : new(May | fact, Must | fact, Doubt & ~fact);

    /// <summary>What holds when something does not hold any more.</summary>
    public RentedState Without(ulong fact) => May == 0 ? this : new(May & ~fact, Must & ~fact, Doubt);
}
