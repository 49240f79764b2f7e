using System.Collections.Concurrent;
using System.Globalization;
using System.Runtime.CompilerServices;
using Allocations.Analyzers.Options;
using Allocations.Analyzers.Symbols;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp;
using Microsoft.CodeAnalysis.CSharp.Syntax;

namespace Allocations.Analyzers.Heat;

/// <summary>
/// Determines what the calls of a member elsewhere in the compilation tell about its heat: that a loop calls it, or a member that is warm or hot
/// itself, or that only cold code does. A call that is itself in cold code, such as a test or a <c>catch</c>, heats nothing.
/// </summary>
/// <remarks>
/// Files that cannot hold such a call are passed over by name. What encloses a call is asked before the call is bound, because to bind a call, the
/// compiler binds the whole member around it.
/// </remarks>
internal sealed class CallerHeat(Compilation compilation, HeatModel heat, MemberHeat members)
{
    // Names like Add are called everywhere; the first calls tell enough.
    private const int MostCalls = 16;

    // However many calls are followed, a loop and cold callers are the same.
    private readonly ConcurrentDictionary<IMethodSymbol, StrongBox<PlaceHeat?>> _inLoop = new(SymbolEqualityComparer.Default);
    private readonly ConcurrentDictionary<IMethodSymbol, StrongBox<bool>> _isCold = new(SymbolEqualityComparer.Default);

    // Overloads ask about the same calls.
    private readonly ConcurrentDictionary<SimpleNameSyntax, IMethodSymbol?> _called = new();

    /// <summary>
    /// "called in a loop at File.cs:88", or "called by 'Parse', which …", for a method or constructor that is; null for one that is not. A chain of
    /// as many calls as <paramref name="levels"/> is followed.
    /// </summary>
    public PlaceHeat? Of(ISymbol member, int levels, CancellationToken cancellationToken)
    {
        if (NameOf(member) is not { } name)
            return null;
        var method = (IMethodSymbol)member;
        var written = new WrittenCall(method);
        var inLoop = _inLoop.TryGetValue(method, out var known)
            ? known
            : _inLoop.GetOrAdd(method, new StrongBox<PlaceHeat?>(InLoop(method, name, written, cancellationToken)));
        return inLoop.Value ?? (levels > 1 ? ByWarmMember(method, name, written, levels - 1, cancellationToken) : null);
    }

    /// <summary>Whether the compilation calls a method, and only in cold code. Where it has many calls, or one that cannot be told, the answer is no.</summary>
    public bool IsCold(IMethodSymbol method, CancellationToken cancellationToken) =>
        (_isCold.TryGetValue(method, out var known)
            ? known
            : _isCold.GetOrAdd(method, new StrongBox<bool>(IsCalledColdOnly(method, cancellationToken)))).Value;

    private bool IsCalledColdOnly(IMethodSymbol method, CancellationToken cancellationToken)
    {
        if (NameOf(method) is not { } name)
            return false;
        var written = new WrittenCall(method);
        var calls = 0;
        foreach (var call in CallsOf(name, method, written, MostCalls, cancellationToken))
        {
            var model = SourceModels.Of(compilation, call.SyntaxTree);
            if (++calls == MostCalls || !(MayBeCold(call) || members.OfCaller(call, model, 0, cancellationToken).Level == HeatLevel.Cold)
                || (IsBoundTo(call, method, cancellationToken) && heat.Of(call, QueryOf(call, 0, cancellationToken)).Level != HeatLevel.Cold))
            {
                return false;
            }
        }

        return calls > 0;
    }

    private static string? NameOf(ISymbol member) => member switch
    {
        IMethodSymbol { MethodKind: MethodKind.Constructor } => member.ContainingType.Name,
        IMethodSymbol { MethodKind: MethodKind.ExplicitInterfaceImplementation } => member.Name.Substring(member.Name.LastIndexOf('.') + 1),
        IMethodSymbol { MethodKind: MethodKind.Ordinary } => member.Name,
        _ => null,
    };

    private PlaceHeat? InLoop(IMethodSymbol method, string name, WrittenCall written, CancellationToken cancellationToken)
    {
        foreach (var tree in compilation.SyntaxTrees)
        {
            if (!written.MayBeIn(tree))
                continue;
            foreach (var call in LoopCalls.Of(tree, cancellationToken).Named(name))
            {
                if (written.MayBe(call) && !IsRecursive(call, method) && IsBoundTo(call, method, cancellationToken)
                    && heat.Of(call, QueryOf(call, 0, cancellationToken)).Level == HeatLevel.Hot)
                {
                    return PlaceHeat.Warm("called in a loop at " + PlaceOf(call));
                }
            }
        }

        return null;
    }

    private PlaceHeat? ByWarmMember(IMethodSymbol method, string name, WrittenCall written, int levels, CancellationToken cancellationToken)
    {
        foreach (var call in CallsOf(name, method, written, MostCalls, cancellationToken))
        {
            var model = SourceModels.Of(compilation, call.SyntaxTree);
            if (members.OfCaller(call, model, levels, cancellationToken).Level < HeatLevel.Warm || !IsBoundTo(call, method, cancellationToken))
                continue;
            var place = heat.Of(call, QueryOf(call, levels, cancellationToken));
            if (place.Level >= HeatLevel.Warm)
                return PlaceHeat.Warm(ReasonOf(place, call));
        }

        return null;
    }

    /// <summary>The calls in the compilation that may be calls of a method, as far as their text tells; not more than some.</summary>
    private IEnumerable<SimpleNameSyntax> CallsOf(string name, IMethodSymbol method, WrittenCall written, int most, CancellationToken cancellationToken)
    {
        var seen = 0;
        foreach (var tree in compilation.SyntaxTrees)
        {
            if (!written.MayBeIn(tree))
                continue;
            foreach (var call in WrittenNames.Of(tree, cancellationToken).CallsOf(name, cancellationToken))
            {
                if (written.MayBe(call) && !IsRecursive(call, method))
                {
                    yield return call;
                    if (++seen == most)
                        yield break;
                }
            }
        }
    }

    /// <summary>"called by 'Parse', which …": the reason of the place that calls, told of what it calls.</summary>
    private static string ReasonOf(PlaceHeat place, SimpleNameSyntax call)
    {
        const string In = "in ";
        if (place.Reason.StartsWith("in a loop", StringComparison.Ordinal) || place.Reason.StartsWith("in a lambda", StringComparison.Ordinal))
            return "called " + place.Reason;
        if (!place.IsDeclared && place.Reason.StartsWith(In, StringComparison.Ordinal))
            return "called by " + place.Reason.Substring(In.Length);
        var caller = call.FirstAncestorOrSelf<MemberDeclarationSyntax>() switch
        {
            MethodDeclarationSyntax method => "by '" + method.Identifier.ValueText + "'",
            ConstructorDeclarationSyntax constructor => "by 'new " + constructor.Identifier.ValueText + "'",
            PropertyDeclarationSyntax property => "by '" + property.Identifier.ValueText + "'",
            _ => "at " + PlaceOf(call),
        };
        return "called " + caller + ", which is " + (place.IsDeclared ? "declared hot" : place.Reason);
    }

    // Few places are cold that stand in no such statement and no cold member.
    private static bool MayBeCold(SyntaxNode call)
    {
        for (var node = call.Parent; node is not (null or MemberDeclarationSyntax); node = node.Parent)
        {
            if (node is ThrowStatementSyntax or ThrowExpressionSyntax or CatchClauseSyntax or IfStatementSyntax or ConditionalExpressionSyntax
                or AnonymousFunctionExpressionSyntax or LocalFunctionStatementSyntax or AttributeSyntax)
            {
                return true;
            }
        }

        return false;
    }

    private static bool IsRecursive(SimpleNameSyntax call, IMethodSymbol method)
    {
        foreach (var reference in method.DeclaringSyntaxReferences)
        {
            if (reference.SyntaxTree == call.SyntaxTree && reference.Span.Contains(call.Span))
                return true;
        }

        return false;
    }

    private bool IsBoundTo(SimpleNameSyntax call, IMethodSymbol method, CancellationToken cancellationToken) =>
        CalledBy(call, cancellationToken) is { } called && IsSame(called, method);

    private HeatQuery QueryOf(SimpleNameSyntax call, int levels, CancellationToken cancellationToken) =>
        new(SourceModels.Of(compilation, call.SyntaxTree), ListedMembers.None, levels, null, cancellationToken);

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
