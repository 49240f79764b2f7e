using System.Collections.Concurrent;
using System.Globalization;
using Allocations.Analyzers.Options;
using Allocations.Analyzers.Symbols;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp;
using Microsoft.CodeAnalysis.CSharp.Syntax;

namespace Allocations.Analyzers.Heat;

/// <summary>
/// Determines whether a member of the compilation is called from a loop body elsewhere in it. Files that cannot hold such a call are passed
/// over by name; only a call that is written with the member's name is bound, and only when a candidate asks. A call that is itself in cold
/// code, such as a test or a <c>catch</c>, does not count.
/// </summary>
internal sealed class LoopCallers(Compilation compilation, HeatModel heat)
{
    // Overloads ask about the same calls.
    private readonly ConcurrentDictionary<SimpleNameSyntax, IMethodSymbol?> _called = new();

    /// <summary>"called in a loop at File.cs:88" for a method or constructor that is; null for one that is not.</summary>
    public PlaceHeat? Of(ISymbol member, CancellationToken cancellationToken)
    {
        if (member is not IMethodSymbol { MethodKind: MethodKind.Ordinary or MethodKind.Constructor or MethodKind.ExplicitInterfaceImplementation } method)
            return null;
        var name = method.MethodKind switch
        {
            MethodKind.Constructor => method.ContainingType.Name,
            MethodKind.ExplicitInterfaceImplementation => method.Name.Substring(method.Name.LastIndexOf('.') + 1),
            _ => method.Name,
        };
        var written = new WrittenCall(method);
        foreach (var tree in compilation.SyntaxTrees)
        {
            if (!written.MayBeIn(tree))
                continue;
            foreach (var call in LoopCalls.Of(tree, cancellationToken).Named(name))
            {
                if (written.MayBe(call) && IsCallOf(call, method, cancellationToken))
                    return PlaceHeat.Warm("called in a loop at " + PlaceOf(call));
            }
        }

        return null;
    }

    private bool IsCallOf(SimpleNameSyntax call, IMethodSymbol method, CancellationToken cancellationToken)
    {
        // A recursive call does not make its own method hot.
        if (method.DeclaringSyntaxReferences.Any(reference => reference.SyntaxTree == call.SyntaxTree && reference.Span.Contains(call.Span)))
            return false;
        return CalledBy(call, cancellationToken) is { } called
            && IsSame(called, method)
            && heat.Of(call, QueryOf(call, cancellationToken)).Level == HeatLevel.Hot;
    }

    private HeatQuery QueryOf(SimpleNameSyntax call, CancellationToken cancellationToken) =>
        new(SourceModels.Of(compilation, call.SyntaxTree), ListedMembers.None, FollowsCallers: false, null, cancellationToken);

    private IMethodSymbol? CalledBy(SimpleNameSyntax call, CancellationToken cancellationToken)
    {
        if (_called.TryGetValue(call, out var known))
            return known;
        SyntaxNode bound = call.FirstAncestorOrSelf<ObjectCreationExpressionSyntax>() is { } creation && creation.Type.Span.Contains(call.Span)
            ? creation
            : call;
        var called = SourceModels.Of(compilation, call.SyntaxTree).GetSymbolInfo(bound, cancellationToken).Symbol as IMethodSymbol;
        return _called.GetOrAdd(call, (called?.ReducedFrom ?? called)?.OriginalDefinition);
    }

    private static bool IsSame(IMethodSymbol called, IMethodSymbol method)
    {
        for (var target = method.OriginalDefinition; target is not null; target = target.OverriddenMethod?.OriginalDefinition)
        {
            if (SymbolEqualityComparer.Default.Equals(called, target))
                return true;
        }

        return called.ContainingType is { TypeKind: TypeKind.Interface }
            && SymbolEqualityComparer.Default.Equals(
                method.ContainingType.FindImplementationForInterfaceMember(called)?.OriginalDefinition, method.OriginalDefinition);
    }

    /// <summary>"File.cs:88": where a call is, for messages.</summary>
    public static string PlaceOf(SyntaxNode call)
    {
        var span = call.GetLocation().GetLineSpan();
        return Path.GetFileName(span.Path) + ":" + (span.StartLinePosition.Line + 1).ToString(CultureInfo.InvariantCulture);
    }
}
