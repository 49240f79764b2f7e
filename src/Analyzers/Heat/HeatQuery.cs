using Microsoft.CodeAnalysis;

namespace Allocations.Analyzers.Heat;

/// <summary>What a question about heat carries along while it follows functions to where they run.</summary>
/// <param name="Model">The model of the place's file.</param>
/// <param name="Listed">What options declare for the rule that asks.</param>
/// <param name="FollowsCallers">Whether callers elsewhere count. They do not for a caller itself: one level is followed.</param>
/// <param name="Functions">The functions whose calls have been judged for this question, or are being judged; null before the first.</param>
/// <param name="CancellationToken">Ends the question.</param>
internal readonly record struct HeatQuery(
    SemanticModel Model, ListedMembers Listed, bool FollowsCallers, FunctionHeats? Functions, CancellationToken CancellationToken);

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
