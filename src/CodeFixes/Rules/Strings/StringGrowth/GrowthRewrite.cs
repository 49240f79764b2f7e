using Allocations.Analyzers.Flow;
using Allocations.Analyzers.Rules.Strings.StringGrowth;
using Allocations.Analyzers.Syntax;
using Allocations.CodeFixes.Edits;
using Allocations.CodeFixes.Rewriting.Texts;
using Allocations.CodeFixes.Verification;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp;
using Microsoft.CodeAnalysis.CSharp.Syntax;
using Microsoft.CodeAnalysis.Formatting;
using Microsoft.CodeAnalysis.Operations;

namespace Allocations.CodeFixes.Rules.Strings.StringGrowth;

/// <summary>
/// Puts a <c>StringBuilder</c> beside a string for the time of one loop. The string is stale in the loop, so nothing there may read it, and
/// nothing that sees it may run before the loop has ended: no lambda, no handler or finally block around, no jump to a label.
/// </summary>
internal sealed class GrowthRewrite(FixRequest request, ISymbol variable, StatementSyntax loop, CancellationToken cancellationToken)
{
    private readonly SemanticModel _model = request.Model;
    private readonly SyntaxNode _function = References.FunctionOf(loop);
    private readonly SolutionEdits _edits = new(request.Solution);

    /// <summary>The fix for the loop; null where it would not be right.</summary>
    public Fix? Plan()
    {
        if (!IsOwnVariable() || _function is CompilationUnitSyntax || loop.Parent is LabeledStatementSyntax or GlobalStatementSyntax || IsSeenAfterFailure()
            || HasJumps())
        {
            return null;
        }

        var name = SyntaxFactory.IdentifierName(NameOfBuilder());
        if (!TryRewriteUses(name, out var use))
            return null;

        var isEmpty = StartsEmpty();
        var start = SyntaxFactory.ParseStatement("var " + name + " = new global::System.Text.StringBuilder(" + (isEmpty ? "" : use.ToString()) + ");");
        var end = _model.AnalyzeControlFlow(loop) is { Succeeded: true, EndPointIsReachable: true }
            ? SyntaxFactory.ParseStatement(use + " = " + name + ".ToString();")
            : null;
        Surround(GlobalNames.Simplifiable(start), end);
        return new FixBuilder(_edits, "Append to a StringBuilder", "StringBuilder")
            .MayDiffer(isEmpty || end is null || request.NullProof(cancellationToken).IsNeverNull(use)
                ? null
                : "null becomes an empty string where nothing is appended")
            .Build();
    }

    private bool IsOwnVariable() =>
        variable is ILocalSymbol { RefKind: RefKind.None } or IParameterSymbol { RefKind: RefKind.None }
        && SymbolEqualityComparer.Default.Equals(_model.GetEnclosingSymbol(loop.SpanStart, cancellationToken), variable.ContainingSymbol);

    /// <summary>Whether code that runs after an exception in the loop can see the string: it then must be as long as it was.</summary>
    private bool IsSeenAfterFailure()
    {
        var declaration = variable.DeclaringSyntaxReferences.Length == 1 ? variable.DeclaringSyntaxReferences[0].GetSyntax(cancellationToken) : null;
        foreach (var outer in loop.Ancestors().TakeWhile(node => node != _function))
        {
            if (outer is TryStatementSyntax guarded && guarded.Block.Contains(loop) && (declaration is null || !guarded.Block.Contains(declaration)))
                return true;
        }

        return false;
    }

    private bool HasJumps()
    {
        foreach (var node in References.OwnNodes(_function))
        {
            if (node is LabeledStatementSyntax || (node is GotoStatementSyntax && loop.Contains(node)))
                return true;
        }

        return false;
    }

    /// <summary>Turns each append of the loop to the builder; false where the string is used in another way.</summary>
    private bool TryRewriteUses(IdentifierNameSyntax builder, out IdentifierNameSyntax use)
    {
        use = null!;
        if (KeptReferences.Are(variable.Name, _function, _model))
            return false;
        var known = new HashSet<SyntaxNode>();
        foreach (var name in References.To(variable, _function, _model, cancellationToken))
        {
            if (References.IsInNestedFunction(name, _function))
                return false;
            if (!loop.Contains(name) || known.Contains(name))
                continue;
            if (name.Parent is not AssignmentExpressionSyntax { Parent: ExpressionStatementSyntax or ForStatementSyntax } assignment || assignment.Left != name
                || !StringAppend.TryGet(_model.GetOperation(assignment, cancellationToken)!, out var append)
                || Rewritten(append, assignment, builder) is not { } rewritten)
            {
                return false;
            }

            use ??= name;
            if (append.Self is { } self)
                known.Add(self.Syntax);
            _edits.Replace(assignment, _ => rewritten.WithTriviaFrom(assignment));
        }

        return use is not null;
    }

    private ExpressionSyntax? Rewritten(StringAppend append, AssignmentExpressionSyntax assignment, IdentifierNameSyntax builder)
    {
        if (append.IsInFront)
            return null;
        var chain = new AppendChain(_model.Compilation);
        if (ConcatParts.Plain(append.Assignment.Value).Syntax is InterpolatedStringExpressionSyntax text && append.Self is not null)
            return IsGuardedInLoop(assignment) || Rest(text) is not { } rest ? null : Append(builder, rest);
        if (append.Parts() is not { Count: > 0 } parts)
            return null;

        // In a handler's reach, an operand that throws must leave nothing of the others behind.
        if (IsGuardedInLoop(assignment))
        {
            if (parts.Any(static part => part is IInterpolatedStringOperation))
                return null;
            if (parts.Count > 1 && !parts.All(AppendChain.IsQuiet))
                return append.Self is null ? Append(builder, assignment.Right.WithoutTrivia()) : null;
        }

        return chain.On(builder, parts, SourceOf(append, assignment))
            ?? (append.Self is null && ConcatParts.IsConcat(ConcatParts.Plain(append.Assignment.Value)) ? Append(builder, assignment.Right) : null);
    }

    private static SyntaxNode SourceOf(StringAppend append, AssignmentExpressionSyntax assignment) =>
        append.Self is null ? append.Assignment.Value.Syntax : assignment.Right;

    private static InvocationExpressionSyntax Append(ExpressionSyntax builder, ExpressionSyntax text) => SyntaxFactory.InvocationExpression(
        SyntaxFactory.MemberAccessExpression(SyntaxKind.SimpleMemberAccessExpression, builder, SyntaxFactory.IdentifierName("Append")),
        SyntaxFactory.ArgumentList(SyntaxFactory.SingletonSeparatedList(SyntaxFactory.Argument(text))));

    /// <summary>The interpolated string without its first hole, which is the string itself.</summary>
    private static ExpressionSyntax? Rest(InterpolatedStringExpressionSyntax text)
    {
        if (text.StringStartToken.Text.Length > 3 || text.Contents.FirstOrDefault() is not InterpolationSyntax first)
            return null;
        var rest = text.WithContents(text.Contents.Remove(first)).WithoutTrivia();
        return rest.Contents.Count == 1 && rest.Contents[0] is InterpolatedStringTextSyntax && !text.StringStartToken.Text.Contains('@')
            ? SyntaxFactory.ParseExpression(rest.ToString().Substring(1).Replace("{{", "{").Replace("}}", "}"))
            : rest;
    }

    private bool IsGuardedInLoop(SyntaxNode place)
    {
        foreach (var outer in place.Ancestors().TakeWhile(node => node != loop))
        {
            if (outer is TryStatementSyntax)
                return true;
        }

        return false;
    }

    /// <summary>Whether the statement that last gave the string a value stands right before the loop, and the value is the empty string.</summary>
    private bool StartsEmpty()
    {
        var statements = loop.Parent switch
        {
            BlockSyntax block => block.Statements,
            SwitchSectionSyntax section => section.Statements,
            _ => default,
        };
        for (var i = statements.IndexOf(loop) - 1; i >= 0; i--)
        {
            var value = statements[i] switch
            {
                LocalDeclarationStatementSyntax { Declaration.Variables: var variables } =>
                    variables.IndexOf(other => other.Identifier.ValueText == variable.Name) is >= 0 and var index ? variables[index].Initializer?.Value : null,
                ExpressionStatementSyntax { Expression: AssignmentExpressionSyntax { RawKind: (int)SyntaxKind.SimpleAssignmentExpression,
                    Left: IdentifierNameSyntax left, Right: var right } }
                    when left.Identifier.ValueText == variable.Name =>
                    right,
                _ => null,
            };
            if (value is not null)
                return _model.GetConstantValue(value, cancellationToken) is { HasValue: true, Value: "" }
                    || _model.GetSymbolInfo(value, cancellationToken).Symbol is IFieldSymbol { Name: nameof(string.Empty),
                        ContainingType.SpecialType: SpecialType.System_String };
            if (statements[i].DescendantTokens().Any(token => token.ValueText == variable.Name))
                return false;
        }

        return false;
    }

    /// <summary>
    /// A name of its own for each loop in which a string of that name grows, so that Fix All can fix them at once.
    /// </summary>
    private string NameOfBuilder()
    {
        var earlier = new HashSet<SyntaxNode>();
        foreach (var node in References.OwnNodes(_function))
        {
            if (node.SpanStart < loop.SpanStart && node is AssignmentExpressionSyntax { Left: IdentifierNameSyntax left }
                && left.Identifier.ValueText == variable.Name
                && _model.GetOperation(node, cancellationToken) is { } operation && StringAppend.TryGet(operation, out var append)
                && GrowthLoops.Around(append, cancellationToken).LastOrDefault() is { } outermost)
            {
                earlier.Add(outermost);
            }
        }

        return FreeName.For(variable.Name + "Builder", _function, _model, earlier.Count);
    }

    private void Surround(StatementSyntax start, StatementSyntax? end)
    {
        if (loop.Parent is not (BlockSyntax or SwitchSectionSyntax))
        {
            _edits.Replace(loop, embedded => InBlock(embedded, start, end));
            return;
        }

        _edits.InsertBefore(loop, start);
        if (end is not null)
            _edits.InsertAfter(loop, end);
    }

    private BlockSyntax InBlock(StatementSyntax embedded, StatementSyntax start, StatementSyntax? end)
    {
        var endOfLine = SyntaxFactory.EndOfLine(LineBreaks.Of(request.Root.SyntaxTree));
        var statements = new List<StatementSyntax> { start.WithTrailingTrivia(endOfLine), embedded };
        if (end is not null)
            statements.Add(end.WithTrailingTrivia(endOfLine));
        return SyntaxFactory.Block(
                SyntaxFactory.Token(SyntaxKind.OpenBraceToken).WithTrailingTrivia(endOfLine),
                SyntaxFactory.List(statements),
                SyntaxFactory.Token(SyntaxKind.CloseBraceToken).WithTrailingTrivia(endOfLine))
            .WithAdditionalAnnotations(Formatter.Annotation);
    }
}
