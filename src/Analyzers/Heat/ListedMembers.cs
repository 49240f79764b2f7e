using Allocations.Analyzers.Options;
using Microsoft.CodeAnalysis;

namespace Allocations.Analyzers.Heat;

/// <summary>The members that options declare hot or cold, for one rule in one file.</summary>
internal sealed record ListedMembers(MemberPatterns Hot, MemberPatterns Cold)
{
    public static ListedMembers None { get; } = new(MemberPatterns.None, MemberPatterns.None);

    /// <summary>The heat that options declare for a member; null where they name neither it nor a type or namespace around it.</summary>
    public PlaceHeat? Of(ISymbol member)
    {
        if (Hot.IsEmpty && Cold.IsEmpty)
            return null;
        var hot = Hot.Exactness(member);
        var cold = Cold.Exactness(member);
        if (hot > cold)
            return PlaceHeat.DeclaredHot("declared hot by hot_members");
        return cold > 0 ? PlaceHeat.Cold("declared cold by cold_members") : null;
    }
}
