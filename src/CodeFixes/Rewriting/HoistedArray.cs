using System.Collections.Immutable;
using Allocations.Analyzers.Heat;
using Allocations.Analyzers.Semantics;
using Allocations.CodeFixes.Rewriting.Overloads;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp;
using Microsoft.CodeAnalysis.CSharp.Syntax;
using Microsoft.CodeAnalysis.FindSymbols;
using Microsoft.CodeAnalysis.Operations;
using Microsoft.CodeAnalysis.Simplification;
using static Microsoft.CodeAnalysis.CSharp.SyntaxFactory;

namespace Allocations.CodeFixes.Rewriting;

/// <summary>
/// Makes the array of an argument list once: in a static field where all items are constants, before the loop where they do not change in
/// it. Only where the callee is written in the solution, cannot be overridden, and neither keeps nor writes its array.
/// </summary>
internal static class HoistedArray
{
    private const string CallMark = "Allocations.HoistedCall";

    public static async Task<Fix?> PlanAsync(FixRequest request, InvocationExpressionSyntax invocation, IInvocationOperation call, IArrayCreationOperation array, CancellationToken cancellationToken)
    {
        if (array.Initializer is not { ElementValues: var items } || !await OnlyReadsAsync(call.TargetMethod, request.Solution, cancellationToken).ConfigureAwait(false)
            || ItemArguments(invocation, items) is not { Length: > 0 } arguments)
        {
            return null;
        }

        var isConstant = items.All(static item => IsConstant(item));
        if (isConstant && InvariantItems.CanMoveToField(arguments, (IArrayTypeSymbol)array.Type!, request.Model, cancellationToken) && FieldOwner(invocation, request.Model, cancellationToken) is { } owner)
            return ToFix(request, call, "Make the array once, in a static field", WithField(request, invocation, owner, call, array, arguments));
        return LoopAround(invocation, items, request.Model) is { } loop
            ? ToFix(request, call, "Make the array once, before the loop", WithLocal(request, invocation, loop, call, array, arguments))
            : null;
    }

    private static Fix ToFix(FixRequest request, IInvocationOperation call, string title, SyntaxNode root)
    {
        var called = new BoundName(call.TargetMethod, -1, false);
        return new Fix(title, "hoist", request.WithRoot(root))
        {
            BindsAsMeant = async (changed, token) =>
            {
                var document = changed.GetDocument(request.Document.Id)!;
                var node = (await document.GetSyntaxRootAsync(token).ConfigureAwait(false))!.GetAnnotatedNodes(CallMark).SingleOrDefault();
                var model = (await document.GetSemanticModelAsync(token).ConfigureAwait(false))!;
                return node is not null && model.GetOperation(node, token) is IInvocationOperation bound
                    && called.IsSameAs(new BoundName(bound.TargetMethod, -1, false))
                    && bound.Arguments.All(static argument => argument.ArgumentKind != ArgumentKind.ParamArray);
            },
        };
    }

    private static async Task<bool> OnlyReadsAsync(IMethodSymbol method, Solution solution, CancellationToken cancellationToken)
    {
        const ArrayUse Reads = ArrayUse.Enumerated | ArrayUse.Indexed | ArrayUse.Measured | ArrayUse.PassedAsSpan;

        var called = (method.ReducedFrom ?? method).OriginalDefinition;
        if (called.IsVirtual || called.IsAbstract || called.IsOverride || called.ContainingType is null or { TypeKind: TypeKind.Interface or TypeKind.Delegate })
            return false;
        var source = called.MethodKind == MethodKind.LocalFunction ? called : await SymbolFinder.FindSourceDefinitionAsync(called, solution, cancellationToken).ConfigureAwait(false) as IMethodSymbol;
        if (source is null || source.DeclaringSyntaxReferences.IsEmpty || solution.GetDocument(source.DeclaringSyntaxReferences[0].SyntaxTree) is not { } document)
            return false;
        var compilation = (await document.Project.GetCompilationAsync(cancellationToken).ConfigureAwait(false))!;
        var uses = ArrayUses.OfParams(source, compilation, cancellationToken);
        return (uses & ArrayUse.Other) == 0 && (uses & Reads) != 0;
    }

    /// <summary>The arguments that are the items, in order; empty where something else stands for one of them.</summary>
    private static ImmutableArray<ArgumentSyntax> ItemArguments(InvocationExpressionSyntax invocation, ImmutableArray<IOperation> items)
    {
        var found = ImmutableArray.CreateBuilder<ArgumentSyntax>(items.Length);
        foreach (var item in items)
        {
            if (item.Syntax.FirstAncestorOrSelf<ArgumentSyntax>() is not { } argument || argument.Parent != invocation.ArgumentList)
                return ImmutableArray<ArgumentSyntax>.Empty;
            found.Add(argument);
        }

        return found.MoveToImmutable();
    }

    // A boxed constant is an object of its own, and sharing it could be seen.
    private static bool IsConstant(IOperation item)
    {
        while (item is IConversionOperation { IsImplicit: true, OperatorMethod: null } conversion && conversion.Operand.Type?.IsValueType != true)
            item = conversion.Operand;
        return item.ConstantValue.HasValue && (item is not IConversionOperation { OperatorMethod: null } converted || converted.Type?.IsValueType == true || converted.Operand.Type?.IsValueType != true);
    }

    private static TypeDeclarationSyntax? FieldOwner(SyntaxNode node, SemanticModel model, CancellationToken cancellationToken) =>
        // Static initialisers of a type run in the order of its text: the first one is there before any other code of the type runs.
        node.FirstAncestorOrSelf<TypeDeclarationSyntax>() is { Members.Count: > 0 } owner and not InterfaceDeclarationSyntax
        && model.GetDeclaredSymbol(owner, cancellationToken) is { DeclaringSyntaxReferences.Length: 1 }
            ? owner
            : null;

    /// <summary>The outermost loop that repeats the call and leaves the items alone.</summary>
    private static StatementSyntax? LoopAround(SyntaxNode call, ImmutableArray<IOperation> items, SemanticModel model)
    {
        var found = default(StatementSyntax);
        for (var node = call; node.Parent is { } outer and not (MemberDeclarationSyntax or AnonymousFunctionExpressionSyntax or LocalFunctionStatementSyntax); node = outer)
        {
            if (outer is not StatementSyntax loop || !Loops.RunsRepeatedly(node, outer))
                continue;
            if (!items.All(item => IsConstant(item) || InvariantItems.IsInvariant(item, loop, model)))
                break;
            found = loop.Parent is BlockSyntax ? loop : found;
        }

        return found;
    }

    private static SyntaxNode WithField(FixRequest request, InvocationExpressionSyntax invocation, TypeDeclarationSyntax owner, IInvocationOperation call, IArrayCreationOperation array, ImmutableArray<ArgumentSyntax> arguments)
    {
        var type = (INamedTypeSymbol)request.Model.GetDeclaredSymbol(owner)!;
        var items = ParameterOf(array).Name;
        var name = ItemNames.UniqueMember(type, call.TargetMethod.Name + char.ToUpperInvariant(items[0]) + items.Substring(1));
        var first = owner.Members[0];
        var indentation = first.GetLeadingTrivia().LastOrDefault() is { RawKind: (int)SyntaxKind.WhitespaceTrivia } space ? space : Whitespace("");
        var endOfLine = EndOfLine(EndsOfLine.Of(request.Root.SyntaxTree));
        var field = WithShortTypes(ParseMemberDeclaration("private static readonly " + TypeOf(array, request.Model) + " " + name + " = { " + ItemText(arguments) + " };")!)
            .WithLeadingTrivia(indentation)
            .WithTrailingTrivia(first is FieldDeclarationSyntax ? TriviaList(endOfLine) : TriviaList(endOfLine, endOfLine));
        var changed = owner.ReplaceNode(invocation, WithArray(invocation, arguments, name));
        return request.Root.ReplaceNode(owner, changed.WithMembers(changed.Members.Insert(0, field)));
    }

    private static SyntaxNode WithLocal(FixRequest request, InvocationExpressionSyntax invocation, StatementSyntax loop, IInvocationOperation call, IArrayCreationOperation array, ImmutableArray<ArgumentSyntax> arguments)
    {
        var member = loop.FirstAncestorOrSelf<MemberDeclarationSyntax>() ?? request.Root;
        var taken = new HashSet<string>(member.DescendantTokens().Where(static token => token.IsKind(SyntaxKind.IdentifierToken)).Select(static token => token.ValueText), StringComparer.Ordinal);
        var wanted = ParameterOf(array).Name;
        var name = wanted;
        for (var i = 2; taken.Contains(name) || SyntaxFacts.GetKeywordKind(name) != SyntaxKind.None; i++)
            name = wanted + i.ToString(System.Globalization.CultureInfo.InvariantCulture);
        var indentation = loop.GetLeadingTrivia().LastOrDefault() is { RawKind: (int)SyntaxKind.WhitespaceTrivia } space ? space : Whitespace("");
        var local = WithShortTypes(ParseStatement("var " + name + " = new " + TypeOf(array, request.Model) + " { " + ItemText(arguments) + " };"))
            .WithLeadingTrivia(indentation)
            .WithTrailingTrivia(EndOfLine(EndsOfLine.Of(request.Root.SyntaxTree)));
        var changed = loop.ReplaceNode(invocation, WithArray(invocation, arguments, name));
        return request.Root.ReplaceNode(loop, [local, changed]);
    }

    private static InvocationExpressionSyntax WithArray(InvocationExpressionSyntax invocation, ImmutableArray<ArgumentSyntax> arguments, string name)
    {
        var passed = arguments[0].WithExpression(IdentifierName(name).WithLeadingTrivia(arguments[0].Expression.GetLeadingTrivia()).WithTrailingTrivia(arguments[arguments.Length - 1].GetTrailingTrivia()));
        var list = invocation.ArgumentList.Arguments;
        var first = list.IndexOf(arguments[0]);
        for (var i = arguments.Length - 1; i > 0; i--)
            list = list.RemoveAt(first + i);
        return invocation.WithArgumentList(invocation.ArgumentList.WithArguments(list.Replace(list[first], passed))).WithAdditionalAnnotations(new SyntaxAnnotation(CallMark));
    }

    private static string ItemText(ImmutableArray<ArgumentSyntax> arguments) =>
        string.Join(", ", arguments.Select(static argument => argument.Expression.WithoutTrivia().ToString()));

    private static T WithShortTypes<T>(T node)
        where T : SyntaxNode =>
        node.ReplaceNodes(node.DescendantNodes().OfType<ArrayTypeSyntax>(), static (_, type) => type.WithAdditionalAnnotations(Simplifier.Annotation));

    private static string TypeOf(IArrayCreationOperation array, SemanticModel model)
    {
        var annotated = (model.GetNullableContext(array.Syntax.SpanStart) & NullableContext.AnnotationsEnabled) != 0;
        var format = annotated ? SymbolDisplayFormat.FullyQualifiedFormat.AddMiscellaneousOptions(SymbolDisplayMiscellaneousOptions.IncludeNullableReferenceTypeModifier) : SymbolDisplayFormat.FullyQualifiedFormat;
        return ParameterOf(array).Type.WithNullableAnnotation(NullableAnnotation.NotAnnotated).ToDisplayString(format);
    }

    private static IParameterSymbol ParameterOf(IArrayCreationOperation array) => ((IArgumentOperation)array.Parent!).Parameter!;
}
