using Allocations.Analyzers.Rules.Arguments.SingleItemCollection;
using Allocations.Analyzers.Syntax;
using Allocations.CodeFixes.Edits;
using Allocations.CodeFixes.Rewriting.Overloads;
using Allocations.CodeFixes.Verification;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp;
using Microsoft.CodeAnalysis.CSharp.Syntax;
using Microsoft.CodeAnalysis.CodeFixes;
using Microsoft.CodeAnalysis.Operations;

namespace Allocations.CodeFixes.Rules.Arguments.SingleItemCollection;

/// <summary>
/// ALLOC103: passes the item itself, or a few items, so that the call binds to the overload that takes them. Where a private or internal method only walks
/// through the collection, the overload is added.
/// </summary>
[ExportCodeFixProvider(LanguageNames.CSharp, Name = nameof(SingleItemCollectionCodeFix))]
public sealed class SingleItemCollectionCodeFix() : AllocationCodeFix("ALLOC103")
{
    /// <inheritdoc/>
    private protected override async Task<IReadOnlyList<Fix>> PlanAsync(FixRequest request, CancellationToken cancellationToken)
    {
        if (request.Node.FirstAncestorOrSelf<ExpressionSyntax>() is not { } collection
            || request.Model.GetOperation(collection, cancellationToken) is not { } operation)
        {
            return [];
        }

        if (SingleItemConversion.From(operation) is { } converted)
            return Converted(request, collection, converted) is { } conversion ? [conversion] : [];
        if (WrittenArguments.From(Made(operation)) is { } arguments)
            return Passed(request, arguments) is { } direct ? [direct] : [];
        if (SingleItem.From(Made(operation)) is not { Item.Syntax: ExpressionSyntax item } single || !single.IsItselfAlone(request.Model, cancellationToken))
            return [];

        var overload = SingleItemOverload.From(request.Diagnostic.Properties, single.Call.TargetMethod);
        if (collection is not { Parent: ArgumentSyntax { Parent.Parent: InvocationExpressionSyntax invocation } argument })
        {
            return overload is not null && single.Call.Syntax is InvocationExpressionSyntax extension && !Comments.AreIn(extension)
                && Call(request, extension, Created(extension, item, single, overload.Method), single, overload) is { } call
                ? [call]
                : [];
        }

        var fix = overload is null ? await ItemOverload.PlanAsync(request, single, argument, cancellationToken).ConfigureAwait(false)
            : ItemArgument.Of(argument, item, collection) is { } passed ? Call(request, invocation, invocation.ReplaceNode(argument, passed), single, overload)
            : null;
        return fix is null ? [] : [fix];
    }

    /// <summary>The call of a static method with the item, in place of that of an extension method of the collection.</summary>
    private static InvocationExpressionSyntax Created(InvocationExpressionSyntax extension, ExpressionSyntax item, SingleItem single, IMethodSymbol method) =>
        SyntaxFactory.InvocationExpression(
                SyntaxFactory.MemberAccessExpression(
                    SyntaxKind.SimpleMemberAccessExpression,
                    SystemType.Named(method.ContainingNamespace.ToDisplayString(), method.ContainingType.Name, single.Call),
                    SyntaxFactory.IdentifierName(method.Name)),
                SyntaxFactory.ArgumentList(SyntaxFactory.SingletonSeparatedList(SyntaxFactory.Argument(item.WithoutTrivia()))))
            .WithTriviaFrom(extension);

    /// <summary>Passes the items of an array as arguments of their own.</summary>
    private static Fix? Passed(FixRequest request, WrittenArguments arguments) =>
        arguments.Written() is not { } written || arguments.Overload(written) is not { } overload || Comments.AreIn(arguments.Array.Syntax)
            ? null
            : new FixBuilder(
                    request.Replacing(arguments.Call.Syntax, written.WithAdditionalAnnotations(ExpectedSymbols.Mark([overload]))),
                    "Pass the items themselves", "items")
                .MayDiffer(FrameworkPairs.DifferenceOfItems(arguments.Call.TargetMethod))
                .Build();

    /// <summary>Leaves the item to the operator that converts it.</summary>
    private static Fix? Converted(FixRequest request, ExpressionSyntax array, SingleItemConversion converted) =>
        converted.Item.Inside(Through.BuiltInImplicit).Syntax is not ExpressionSyntax item || Comments.AreIn(array)
            ? null
            : new FixBuilder(request.Replacing(array, item.WithTriviaFrom(array)), "Convert the item itself", "item")
                .MayDiffer("'" + converted.Operator.ContainingType.Name + "' may treat an item otherwise than an array of it, as where it is null")
                .Require(async (solution, token) =>
                {
                    var document = solution.GetDocument(request.Document.Id)!;
                    var root = await document.GetSyntaxRootAsync(token).ConfigureAwait(false);
                    var model = (await document.GetSemanticModelAsync(token).ConfigureAwait(false))!;
                    for (var node = root!.FindToken(array.SpanStart).Parent; node is ExpressionSyntax expression; node = node.Parent)
                    {
                        if (model.GetOperation(expression, token)?.Parent is IConversionOperation { IsImplicit: true, OperatorMethod: { } bound })
                            return BoundName.Key(bound.Parameters[0].Type) == BoundName.Key(converted.Operator.Parameters[0].Type);
                    }

                    return false;
                })
                .Build();

    private static Fix? Call(
        FixRequest request,
        InvocationExpressionSyntax invocation,
        InvocationExpressionSyntax changed,
        SingleItem single,
        SingleItemOverload overload)
    {
        var method = overload.Method;
        if (method.Name != single.Call.TargetMethod.Name)
            changed = Named(changed, SyntaxFactory.IdentifierName(method.Name));

        // A type that the compiler took from the collection may be another one for the item.
        if (method.Arity > 0
            && request.Model.GetSpeculativeSymbolInfo(invocation.SpanStart, changed, SpeculativeBindingOption.BindAsExpression).Symbol is IMethodSymbol inferred
            && !Enumerable.SequenceEqual<ITypeSymbol>(inferred.TypeArguments, method.TypeArguments, SymbolEqualityComparer.Default))
        {
            var types = method.TypeArguments.Select(type => SyntaxFactory.ParseTypeName(type.ToMinimalDisplayString(request.Model, invocation.SpanStart)));
            changed = Named(
                changed, SyntaxFactory.GenericName(SyntaxFactory.Identifier(method.Name), SyntaxFactory.TypeArgumentList(SyntaxFactory.SeparatedList(types))));
        }

        var title = method.Name == single.Call.TargetMethod.Name ? "Pass the item itself" : "Call '" + method.Name + "' with the item itself";
        var mark = new SyntaxAnnotation();
        return new FixBuilder(request.Replacing(invocation, changed.WithAdditionalAnnotations(mark)), title, "item")
            .MayDiffer(overload.Difference)
            .Require(async (solution, token) =>
            {
                var document = solution.GetDocument(request.Document.Id)!;
                var call = (await document.GetSyntaxRootAsync(token).ConfigureAwait(false))!.GetAnnotatedNodes(mark).Single();
                var model = (await document.GetSemanticModelAsync(token).ConfigureAwait(false))!;
                return model.GetOperation(call, token) is IInvocationOperation { TargetMethod: var bound } && BoundName.Key(bound) == BoundName.Key(method)
                    && BoundName.Key(bound.ReturnType) == BoundName.Key(method.ReturnType);
            })
            .Build();
    }

    /// <summary>What makes the collection, below the conversions that the compiler adds.</summary>
    private static IOperation Made(IOperation operation) => operation is IConversionOperation conversion ? Made(conversion.Operand) : operation;

    private static InvocationExpressionSyntax Named(InvocationExpressionSyntax invocation, SimpleNameSyntax name) =>
        CalledName.Of(invocation) is { } old ? invocation.ReplaceNode(old, name.WithTriviaFrom(old)) : invocation;
}
