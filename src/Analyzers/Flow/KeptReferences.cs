using Allocations.Analyzers.Symbols;
using Allocations.Analyzers.Syntax;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp;
using Microsoft.CodeAnalysis.CSharp.Syntax;
using Microsoft.CodeAnalysis.Operations;

namespace Allocations.Analyzers.Flow;

/// <summary>
/// Finds the references to a local or parameter that last longer than the expression that makes them, so that any statement may write the variable without
/// naming it: a <c>ref</c> local, a pointer, and what a call or constructor makes of a <c>ref</c> argument that it can hold on to, as
/// <c>new Span&lt;int&gt;(ref n)</c>, or of an <c>in</c> argument that it gives back to be written. Modifiers such as
/// <c>scoped</c> are not believed: <c>MemoryMarshal.CreateSpan</c> has one.
/// </summary>
internal static class KeptReferences
{
    private static readonly ModelCache<NameIndex, List<SyntaxNode>> OfNames = new();

    /// <summary>Whether a reference to a variable of that name is kept in the member around a place.</summary>
    public static bool Are(string name, SyntaxNode place, SemanticModel model) => Of(name, place, model).Count > 0;

    /// <summary>What makes the references that are kept in the member around a place.</summary>
    public static IReadOnlyList<SyntaxNode> Of(string name, SyntaxNode place, SemanticModel model)
    {
        var mentions = MemberIndex.Mentions(name, place);
        if (mentions.GivenReferences.Count == 0 && mentions.ReadReferences.Count == 0 && mentions.Receivers.Count == 0)
            return [];
        return SourceModels.For(place.SyntaxTree, model) is { } ofTree
            ? OfNames.Get(ofTree, mentions, ofTree, static (mentions, model) => Find(mentions, model))
            : mentions.GivenReferences;
    }

    private static List<SyntaxNode> Find(NameIndex mentions, SemanticModel model)
    {
        var kept = new List<SyntaxNode>();
        foreach (var reference in mentions.GivenReferences)
        {
            if (reference is not ArgumentSyntax argument || IsKept(argument, model))
                kept.Add(reference);
        }

        kept.AddRange(GivenBack(mentions, model));
        foreach (var use in Writes.OfReceivers(mentions, model))
        {
            if (GivesReference(use, model.GetSymbolInfo(use).Symbol, model))
                kept.Add(use);
        }

        return kept;
    }

    /// <summary>The <c>in</c> arguments of which the callee makes a reference that can be written, <c>Unsafe.AsRef(in n)</c>.</summary>
    public static IEnumerable<ArgumentSyntax> GivenBack(NameIndex mentions, SemanticModel model)
    {
        foreach (var argument in mentions.ReadReferences)
        {
            if (argument.Parent?.Parent is { Parent: not ExpressionStatementSyntax } call
                && model.GetSymbolInfo(call).Symbol is IMethodSymbol { ReturnsByRef: true })
            {
                yield return argument;
            }
        }
    }

    /// <summary>
    /// Whether what is called with an argument may keep the reference: it gives back a reference or what can hold one, or says that the parameter
    /// may be stored.
    /// </summary>
    public static bool IsKept(ArgumentSyntax argument, SemanticModel model)
    {
        if (argument.Parent?.Parent is not { } call)
            return true;
        if (argument.RefKindKeyword.IsKind(SyntaxKind.RefKeyword) && GivesReference(call, model.GetSymbolInfo(call).Symbol, model))
            return true;
        return model.GetOperation(argument) is IArgumentOperation { Parameter: { } parameter }
            && (MayBeStored(parameter)
                || (parameter.ContainingSymbol is IMethodSymbol { Parameters: var others } && others.Any(other => GetsReference(other, parameter))));
    }

    /// <summary>Whether a callee may put a reference that it was given into what another argument gets.</summary>
    private static bool GetsReference(IParameterSymbol other, IParameterSymbol given) =>
        other.Ordinal != given.Ordinal && other is { RefKind: RefKind.Ref or RefKind.Out, Type.IsRefLikeType: true } && !SpanTypes.IsReadOnlySpan(other.Type);

    /// <summary>Whether a call gives back a reference that can be written, or a value that can hold one, and the result is not lost.</summary>
    private static bool GivesReference(SyntaxNode call, ISymbol? callee, SemanticModel model)
    {
        if (call is BaseObjectCreationExpressionSyntax or ConstructorInitializerSyntax)
            return callee?.ContainingType is not { IsRefLikeType: false };
        if (call.Parent is ExpressionStatementSyntax)
            return false;
        return callee is IMethodSymbol { ReturnsByRef: true } or IPropertySymbol { ReturnsByRef: true }
            || (model.GetTypeInfo(call).Type is ({ TypeKind: TypeKind.Pointer } or { IsRefLikeType: true }) and var result
                && !SpanTypes.IsReadOnlySpan(result));
    }

    private static bool MayBeStored(IParameterSymbol parameter)
    {
        foreach (var attribute in parameter.OriginalDefinition.GetAttributes())
        {
            if (attribute.AttributeClass is { Name: "UnscopedRefAttribute" } type && type.IsNamedIn("System.Diagnostics.CodeAnalysis"))
                return true;
        }

        return false;
    }
}
