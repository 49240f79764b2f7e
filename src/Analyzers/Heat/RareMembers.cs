using System.Collections.Concurrent;
using Allocations.Analyzers.Options;
using Allocations.Analyzers.Syntax;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp.Syntax;

namespace Allocations.Analyzers.Heat;

/// <summary>
/// Determines which members run rarely, a few times in the life of a program or once per command of a user: what sets something up or loads it, what
/// ends an object, what asks reflection or starts a process on each call, a constructor of a class that no loop makes, an event handler of a user
/// interface or a timer, what is about the program itself, and what only such members call, or others on the way to work that costs far more, for a key
/// that a map does not have yet, or in loops that are short by their nature. A loop in one of them is entered so rarely that it does not make its body hot,
/// unless it goes through data.
/// </summary>
internal sealed class RareMembers(CallerHeat callers, HeavyCallees callees, LoopLengths lengths)
{
    // The answers differ by how far callers are followed.
    private readonly ConcurrentDictionary<ISymbol, bool>[] _known =
        [.. Enumerable.Range(0, HeatQuery.MostRareLevels + 1).Select(static _ => new ConcurrentDictionary<ISymbol, bool>(SymbolEqualityComparer.Default))];

    private readonly ConcurrentDictionary<ISymbol, bool> _handleProgram = new(SymbolEqualityComparer.Default);

    /// <summary>Whether a member that is neither declared nor shaped to be warm runs rarely.</summary>
    /// <param name="member">The member.</param>
    /// <param name="levels">How many levels of callers are followed.</param>
    /// <param name="cancellationToken">Ends the question.</param>
    public bool Contain(ISymbol member, int levels, CancellationToken cancellationToken) =>
        _known[levels].TryGetValue(member, out var known) ? known : _known[levels].GetOrAdd(member, IsRare(member, levels, cancellationToken));

    /// <summary>
    /// Whether a method is about the program itself, or only such methods call it. Nested loops tell nothing there: what is gone through has parts, and those
    /// have parts.
    /// </summary>
    public bool HandleProgram(IMethodSymbol method, CancellationToken cancellationToken) =>
        _handleProgram.TryGetValue(method, out var known)
            ? known
            : _handleProgram.GetOrAdd(method, HandlesProgram(method, HeatQuery.MostRareLevels, cancellationToken));

    private bool HandlesProgram(IMethodSymbol method, int levels, CancellationToken cancellationToken) =>
        SetUpMembers.HandlesProgram(method)
        || (levels > 0 && callers.RunsOnlyWhere(
            method,
            (_, caller, _) => caller is IMethodSymbol calling && HandlesProgram(calling, levels - 1, cancellationToken),
            cancellationToken));

    private bool IsRare(ISymbol member, int levels, CancellationToken cancellationToken)
    {
        var role = MemberRoles.Of(member);
        if (role is { Heat.Level: HeatLevel.Cold, IsEntry: false })
            return true;
        if (role is not null || member is not IMethodSymbol method || WarmMembers.Of(method) is not null)
            return false;
        if (IsHandler(method) || SetUpMembers.IsNamedForSetUp(method) || SetUpMembers.IsForConfiguration(method)
            || SetUpMembers.HandlesProgram(method) || callers.IsOfTimer(method, cancellationToken))
        {
            return true;
        }

        if (callees.WorkOf(method, cancellationToken) is { IsForRareMembers: true })
            return true;
        if (levels == 0)
            return false;
        if (method is { MethodKind: MethodKind.Constructor, ContainingType.TypeKind: TypeKind.Class })
            return !callers.IsCalledInLoop(method, levels - 1, cancellationToken);
        return callers.RunsOnlyWhere(method, IsRareCall, cancellationToken);

        bool IsRareCall(SyntaxNode call, ISymbol caller, SemanticModel model)
        {
            if (HeavyCallees.FollowPlace(call, model, cancellationToken) || MissedKeys.AreAround(call))
                return true;
            var (areShort, mayRunOften) = LoopsAround(call, model, cancellationToken);
            return areShort || (!mayRunOften && Contain(caller, levels - 1, cancellationToken));
        }
    }

    /// <summary>
    /// Whether a place stands in loops that are all short by their nature, such as one over what reflection tells; and whether it stands in a loop that goes
    /// through data, in two loops, or in a function that may run at another time than its member.
    /// </summary>
    private (bool AreShort, bool MayRunOften) LoopsAround(SyntaxNode place, SemanticModel model, CancellationToken cancellationToken)
    {
        var depth = 0;
        var areShort = true;
        var isLong = false;
        for (var node = place; node.Parent is { } parent and not MemberDeclarationSyntax; node = parent)
        {
            if (parent is AnonymousFunctionExpressionSyntax or LocalFunctionStatementSyntax)
                return (false, true);
            if (!Loops.RunsRepeatedly(node, parent))
                continue;
            var length = lengths.Of(parent, model, cancellationToken);
            if (length.IsHandful)
                continue;
            depth++;
            areShort &= length.Few is not null;
            isLong |= length.IsLong;
        }

        return (areShort && depth > 0, isLong || depth > 1);
    }

    /// <summary>Whether a method handles an event of a user interface, which comes from a hand, or of a timer, which comes once for each period.</summary>
    private static bool IsHandler(IMethodSymbol method) =>
        method is { ReturnsVoid: true, Parameters: { Length: 2 } parameters } && parameters[0].Type.SpecialType == SpecialType.System_Object
        && (HostTypes.IsUserInterface(parameters[1].Type) || parameters[1].Type is INamedTypeSymbol { Name: "ElapsedEventArgs" });
}
