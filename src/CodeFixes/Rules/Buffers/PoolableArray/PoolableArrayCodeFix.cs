using Allocations.Analyzers.Flow;
using Allocations.Analyzers.Memory;
using Allocations.Analyzers.Reporting;
using Allocations.Analyzers.Syntax;
using Allocations.CodeFixes.Edits;
using Allocations.CodeFixes.Rewriting.Spans;
using Allocations.CodeFixes.Verification;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp;
using Microsoft.CodeAnalysis.CSharp.Syntax;
using Microsoft.CodeAnalysis.CodeFixes;
using Microsoft.CodeAnalysis.Operations;

namespace Allocations.CodeFixes.Rules.Buffers.PoolableArray;

/// <summary>
/// ALLOC502: rents the array and lets a span of exactly the length that was asked for take its name, so that no use can see the rest: every
/// length, index from the end, loop and call means the span. A framework call that takes offset and count of an array gets the rented one. The span
/// is cleared unless all of it is written before anything looks at it; the array goes back in a <c>finally</c> block that holds all that follows, so that every
/// way out returns it once. Refused where one use has no form for spans, where a later <c>await</c> or <c>yield</c> would be inside, and where the
/// length is a negative constant.
/// </summary>
/// <remarks>The uses are asked for again: each is rewritten by what it calls and how, which a diagnostic cannot carry.</remarks>
[ExportCodeFixProvider(LanguageNames.CSharp, Name = nameof(PoolableArrayCodeFix))]
public sealed class PoolableArrayCodeFix() : AllocationCodeFix(Descriptors.PoolableArray.Id)
{
    private const string Key = "Rent";

    private protected override Task<IReadOnlyList<Fix>> PlanAsync(FixRequest request, CancellationToken cancellationToken) =>
        Task.FromResult<IReadOnlyList<Fix>>(Plan(request, cancellationToken) is { } fix ? [fix] : []);

    private static Fix? Plan(FixRequest request, CancellationToken cancellationToken)
    {
        var model = request.Model;
        if (request.Node.FirstAncestorOrSelf<VariableDeclaratorSyntax>() is not { } declarator
            || model.GetOperation(declarator, cancellationToken) is not IVariableDeclaratorOperation operation
            || ScratchArray.From(operation) is not { Elements.IsDefault: true,
                Declaration: { Declaration.Variables.Count: 1, Parent: BlockSyntax block } declaration, Creation: ArrayCreationExpressionSyntax creation } array
            || Comments.AreIn(declaration)
            || model.GetTypeInfo(creation.Type.RankSpecifiers[0].Sizes[0], cancellationToken).Type?.SpecialType != SpecialType.System_Int32)
        {
            return null;
        }

        var uses = LocalUses.Of(array.Local, References.ScopeOf(declaration), model, cancellationToken);
        var first = block.Statements.IndexOf(declaration) + 1;
        var rented = FreeName.For(array.Local.Name + "Rented", References.FunctionOf(declaration), model);
        var size = creation.Type.RankSpecifiers[0].Sizes[0];
        var length = size.WithoutTrivia();
        var lasting = RepeatableLength.Is(size, model, cancellationToken) && !IsWrittenLater(size, declaration, model) ? length : null;
        if (first >= block.Statements.Count || HoldsArrayBeyond(uses) || !ScratchSpace.IsPossible(declaration, ScratchSpace.EndOf(uses))
            || SpanUses.Plan(uses, array.Length, request, cancellationToken, rented, lasting) is not { } plan)
        {
            return null;
        }

        var end = EndOf(block, first, uses);
        var element = creation.Type.ElementType.ToString();
        var pool = IsInScope("ArrayPool", model, declaration) ? "ArrayPool" : "System.Buffers.ArrayPool";
        var span = IsInScope("Span", model, declaration) ? "Span" : "System.Span";
        var isVar = declaration.Declaration.Type.IsVar;
        var setUp = new List<StatementSyntax>();
        if (lasting is null)
        {
            var name = FreeName.For(array.Local.Name + "Length", References.FunctionOf(declaration), model);
            setUp.Add(SyntaxFactory.ParseStatement(Declaring("int", name) + length + ";"));
            length = SyntaxFactory.IdentifierName(name);
        }

        setUp.Add(SyntaxFactory.ParseStatement(Declaring(element + "[]", rented) + pool + "<" + element + ">.Shared.Rent(" + length + ");"));
        var use = new List<StatementSyntax>
        {
            SyntaxFactory.ParseStatement(Declaring(span + "<" + element + ">", array.Declarator.Identifier.Text) + rented + ".AsSpan(0, " + length + ");"),
        };
        if (!new ElementWrites(array, uses, lasting, model, cancellationToken).ComeFirst())
            use.Add(SyntaxFactory.ParseStatement(array.Declarator.Identifier.Text + ".Clear();"));
        var giveBack = SyntaxFactory.ParseStatement(pool + "<" + element + ">.Shared.Return(" + rented
            + (array.ElementType.IsUnmanagedType ? ");" : ", clearArray: true);"));

        var edits = new SolutionEdits(request.Solution);
        plan.AddTo(edits);
        edits.Replace(block, edited => Rewritten(edited, declaration, block.Statements.IndexOf(declaration), setUp, use, giveBack, end));
        UsingDirectives.AddSystem(edits, request);
        return new FixBuilder(edits, "Rent the array from a pool", Key)
            .MayDiffer(
                plan.Difference)
            .MayDiffer(array.Length is null && RepeatableLength.MayBeNegative(size, model, cancellationToken)
                    ? "a negative length throws ArgumentOutOfRangeException"
                    : null)
            .MayDiffer("the pool keeps the memory")
            .Build();

        // As the author declared the array: by its type or with var.
        string Declaring(string type, string name) => (isVar ? "var " : type + " ") + name + " = ";
    }

    private static BlockSyntax Rewritten(BlockSyntax edited,
        StatementSyntax declaration, int place,
        List<StatementSyntax> setUp,
        List<StatementSyntax> use,
        StatementSyntax giveBack,
        int end)
    {
        var indentation = SyntaxFactory.TriviaList(declaration.GetLeadingTrivia().Where(static trivia => trivia.IsKind(SyntaxKind.WhitespaceTrivia)).Take(1));
        var newLine = SyntaxFactory.TriviaList(SyntaxFactory.EndOfLine(LineBreaks.Of(declaration.SyntaxTree)));
        var added = setUp.Concat(use).Select(statement => statement.WithLeadingTrivia(indentation).WithTrailingTrivia(newLine)).ToList();
        added[0] = added[0].WithLeadingTrivia(declaration.GetLeadingTrivia());
        var statements = edited.Statements.RemoveAt(place).InsertRange(place, added);
        var flat = edited.WithStatements(statements);
        return TryFinally.Wrap(flat, place + setUp.Count, end + added.Count - 1, giveBack, declaration);
    }

    /// <summary>The number of statements of the block up to the last use, and up to the last that needs what they declare.</summary>
    private static int EndOf(BlockSyntax block, int first, LocalUses uses)
    {
        var last = ScratchSpace.EndOf(uses);
        var end = first + 1;
        for (var i = first; i < block.Statements.Count; i++)
        {
            if (block.Statements[i].SpanStart < last)
                end = i + 1;
        }

        // What the try declares is used below it as well, so that goes inside.
        for (var i = block.Statements.Count; i > end; i--)
        {
            if (Declared(block, first, i - 1).Any(name => block.Statements[i - 1].DescendantTokens().Any(token => token.IsKind(SyntaxKind.IdentifierToken)
                && token.ValueText == name)))
                return i;
        }

        return end;
    }

    private static IEnumerable<string> Declared(BlockSyntax block, int first, int end) =>
        block.Statements.Skip(first).Take(end - first).SelectMany(static statement => statement.DescendantNodesAndSelf()).Select(static node => node switch
        {
            VariableDeclaratorSyntax variable => variable.Identifier.ValueText,
            SingleVariableDesignationSyntax designation => designation.Identifier.ValueText,
            LocalFunctionStatementSyntax function => function.Identifier.ValueText,
            _ => "",
        }).Where(static name => name.Length > 0);

    /// <summary>Whether a use would still need an array: <c>SpanUses</c> has no form for it, or the callee could only take one.</summary>
    private static bool HoldsArrayBeyond(LocalUses uses) =>
        uses.Uses.Any(static use => use.Kind == ArrayUseKind.Pinned || (use.Kind == ArrayUseKind.Borrowed && !ArraySegments.IsPassed(use)));

    private static bool IsWrittenLater(ExpressionSyntax length, StatementSyntax declaration, SemanticModel model) => length
        .DescendantNodesAndSelf()
        .OfType<IdentifierNameSyntax>()
        .Any(name => Writes.To(name.Identifier.ValueText, References.FunctionOf(declaration), model));

    private static bool IsInScope(string type, SemanticModel model, SyntaxNode place) =>
        model.LookupNamespacesAndTypes(place.SpanStart, name: type).Any(symbol => symbol is INamedTypeSymbol { Arity: 1,
            ContainingNamespace.Name: "System" or "Buffers" });
}
