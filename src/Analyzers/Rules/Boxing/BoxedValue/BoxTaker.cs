using System.Runtime.CompilerServices;
using Allocations.Analyzers.Boxes;
using Allocations.Analyzers.Symbols;
using Allocations.Analyzers.Syntax;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp.Syntax;
using Microsoft.CodeAnalysis.Operations;

namespace Allocations.Analyzers.Rules.Boxing.BoxedValue;

/// <summary>Determines what a method of the project that is given a box does with objects of its own.</summary>
internal static class BoxTaker
{
    private static readonly ConditionalWeakTable<Compilation, Memo<IMethodSymbol, bool>> Known = new();

    /// <summary>
    /// Whether the method that a box is passed to makes an object itself, or whatever may run in its place does, on each call that goes on to its end: the
    /// box is one object of several then, and the others are what the call is about.
    /// </summary>
    public static bool MakesObjects(IConversionOperation box, Compilation compilation, CancellationToken cancellationToken)
    {
        if (BoxTarget.ValueOf(box).Parent is not IArgumentOperation { Parent: IInvocationOperation { TargetMethod: var called } })
            return false;
        var method = (called.ReducedFrom ?? called).OriginalDefinition;
        var known = Known.GetValue(compilation, static _ => new Memo<IMethodSymbol, bool>(SymbolEqualityComparer.Default));
        return known.TryGet(method, out var answer) ? answer : known.Keep(method, MakesObjects(method, compilation, cancellationToken));
    }

    private static bool MakesObjects(IMethodSymbol method, Compilation compilation, CancellationToken cancellationToken)
    {
        var makes = false;
        if (!method.IsAbstract)
        {
            if (!BodyMakesObject(method, compilation, cancellationToken))
                return false;
            makes = true;
        }

        if (method is { IsVirtual: false, IsAbstract: false, IsOverride: false })
            return makes;
        foreach (var replacing in Overrides.Of(method, compilation))
        {
            if (replacing.IsAbstract)
                continue;
            if (!BodyMakesObject(replacing, compilation, cancellationToken))
                return false;
            makes = true;
        }

        return makes;
    }

    private static bool BodyMakesObject(IMethodSymbol method, Compilation compilation, CancellationToken cancellationToken)
    {
        if (MethodBody.Of(method, cancellationToken) is not { } body || SourceModels.Find(compilation, body.SyntaxTree) is not { } model)
            return false;
        foreach (var node in body.DescendantNodes(static node => node is not (AnonymousFunctionExpressionSyntax or LocalFunctionStatementSyntax)))
        {
            if (node is BaseObjectCreationExpressionSyntax or ArrayCreationExpressionSyntax or ImplicitArrayCreationExpressionSyntax
                && !EachIteration.IsInBranch(node, body)
                && model.GetTypeInfo(node, cancellationToken).Type is { IsReferenceType: true })
            {
                return true;
            }
        }

        return false;
    }
}
