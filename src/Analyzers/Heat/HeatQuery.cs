using Microsoft.CodeAnalysis;

namespace Allocations.Analyzers.Heat;

/// <summary>What a question about heat carries along while it follows functions to where they run.</summary>
/// <param name="Model">The model of the place's file.</param>
/// <param name="Listed">What options declare for the rule that asks.</param>
/// <param name="CallerLevels">How long a chain of callers elsewhere counts: one less for a caller itself, and none at 0.</param>
/// <param name="RareLevels">How long a chain of callers is followed to find out that a member runs rarely.</param>
/// <param name="Functions">The functions whose calls have been judged for this question, or are being judged; null before the first.</param>
/// <param name="CancellationToken">Ends the question.</param>
internal readonly record struct HeatQuery(
    SemanticModel Model, ListedMembers Listed, int CallerLevels, int RareLevels, FunctionHeats? Functions, CancellationToken CancellationToken)
{
    /// <summary>How many levels a question begins with.</summary>
    public const int MostCallerLevels = 3;

    /// <summary>How many levels are followed at most to find out that a member runs rarely.</summary>
    public const int MostRareLevels = 3;

    /// <summary>
    /// The <see cref="RareLevels"/> of a question that is not about how rarely a member runs, such as one about a delegate that it gives away.
    /// </summary>
    public const int NoRareMembers = -1;

    /// <summary>The place that is asked about; null for a question about a whole member.</summary>
    public SyntaxNode? Place { get; init; }

    /// <summary>
    /// Whether what is found at the place costs as much as heavy work, so that such work beside it says nothing. It counts for that place alone.
    /// </summary>
    public bool IsHeavy { get; init; }

    /// <summary>
    /// Whether all answers less than hot are one, so that who calls the member is not asked for a place outside loops.
    /// </summary>
    public bool IsForHotOnly { get; init; }

    /// <summary>The same question about something else, whose answer counts where it is warm as well.</summary>
    public HeatQuery ForWarm => IsForHotOnly ? this with { IsForHotOnly = false, Functions = null } : this;
}

/// <summary>
/// The heat of the functions that one question has come through. One that is met again while its own calls are being judged calls itself, and
/// tells nothing.
/// </summary>
internal sealed class FunctionHeats
{
    // Deeper than people follow calls, and far less deep than a thread's stack allows.
    private const int MostDepth = 64;

    private readonly Dictionary<SyntaxNode, PlaceHeat?> _known = [];
    private int _depth;

    /// <summary>Begins a function; false where its heat is known already, or not to be found out.</summary>
    public bool TryBegin(SyntaxNode function, out PlaceHeat? known)
    {
        if (_known.TryGetValue(function, out known))
            return false;
        known = PlaceHeat.Unknown;
        if (_depth == MostDepth)
            return false;
        _known.Add(function, known);
        _depth++;
        return true;
    }

    /// <summary>Ends a function; true where it was the first, whose heat is complete.</summary>
    public bool End(SyntaxNode function, PlaceHeat? heat)
    {
        _known[function] = heat;
        return --_depth == 0;
    }
}
