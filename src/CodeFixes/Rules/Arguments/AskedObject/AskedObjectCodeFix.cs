using Allocations.Analyzers.Rules.Arguments.AskedObject;
using Allocations.Analyzers.Syntax;
using Allocations.CodeFixes.Edits;
using Allocations.CodeFixes.Verification;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CodeFixes;
using Microsoft.CodeAnalysis.CSharp.Syntax;
using Microsoft.CodeAnalysis.Operations;
using Asked = Allocations.Analyzers.Rules.Arguments.AskedObject.AskedObject;

namespace Allocations.CodeFixes.Rules.Arguments.AskedObject;

/// <summary>
/// ALLOC107: asks the static member. The object that the framework keeps takes the place of a new one; a path is given to a static method; the moment that a
/// stopwatch was started at is kept as a number.
/// </summary>
[ExportCodeFixProvider(LanguageNames.CSharp, Name = nameof(AskedObjectCodeFix))]
public sealed class AskedObjectCodeFix() : AllocationCodeFix("ALLOC107")
{
    private protected override Task<IReadOnlyList<Fix>> PlanAsync(FixRequest request, CancellationToken cancellationToken) =>
        Task.FromResult<IReadOnlyList<Fix>>(Plan(request, cancellationToken) is { } fix ? [fix] : []);

    private static Fix? Plan(FixRequest request, CancellationToken cancellationToken)
    {
        if (request.Node.FirstAncestorOrSelf<ExpressionSyntax>() is not { } node || request.Model.GetOperation(node, cancellationToken) is not { } creation
            || Asked.Of(creation) is not { } found)
        {
            return null;
        }

        var member = SystemType.Named(ObjectAnswers.NamespaceOf(found.Answer.Type), found.Answer.Type, creation) + "." + found.Answer.Member;
        return found.Answer.Kind switch
        {
            AnswerKind.Kept => Kept(request, found, member),
            AnswerKind.Given => Given(request, found, member),
            _ => Since(request, found, member),
        };
    }

    private static Fix? Kept(FixRequest request, Asked found, string member)
    {
        var edits = new SolutionEdits(request.Solution);
        edits.Write(found.Creation.Syntax, member);
        return new FixBuilder(edits, "Use '" + found.Answer.Type + "." + found.Answer.Member + "'", "Kept")
            .MayDiffer(found.Answer.Type == "Random" ? "the numbers are those of a generator that all share" : null)
            .Build();
    }

    private static Fix? Given(FixRequest request, Asked found, string member)
    {
        if (found.Asked[0] is not IPropertyReferenceOperation { Syntax: ExpressionSyntax question } || found.Creation is not IObjectCreationOperation creation
            || creation.Arguments[0].Syntax is not ArgumentSyntax { Expression: var path })
        {
            return null;
        }

        var edits = new SolutionEdits(request.Solution);
        if (found.Local is not null)
        {
            // The path is evaluated where it is asked, so that nothing may run between.
            if (creation.Syntax.FirstAncestorOrSelf<LocalDeclarationStatementSyntax>() is not
                    { Declaration.Variables.Count: 1, Parent: BlockSyntax { Statements: var statements } } declaration
                || Statements.IndexIn(statements, declaration) is var index && index + 1 >= statements.Count
                || First(statements[index + 1]) != question)
            {
                return null;
            }

            edits.Remove(declaration);
        }

        edits.Write(question, member + "(" + path + ")");
        return new FixBuilder(edits, "Ask '" + found.Answer.Type + "." + found.Answer.Member + "'", "Given")
            .MayDiffer("a path that is null, empty or not valid is no exception")
            .Build();
    }

    /// <summary>The expression that a statement evaluates first, where it is a condition or a value.</summary>
    private static ExpressionSyntax? First(StatementSyntax statement)
    {
        var first = statement switch
        {
            IfStatementSyntax test => test.Condition,
            ReturnStatementSyntax { Expression: { } returned } => returned,
            LocalDeclarationStatementSyntax { Declaration.Variables: { Count: 1 } variables } => variables[0].Initializer?.Value,
            _ => null,
        };
        for (; ; )
        {
            switch (first)
            {
                case PrefixUnaryExpressionSyntax prefix:
                    first = prefix.Operand;
                    break;
                case ParenthesizedExpressionSyntax inner:
                    first = inner.Expression;
                    break;
                case BinaryExpressionSyntax binary:
                    first = binary.Left;
                    break;
                default:
                    return first;
            }
        }
    }

    private static Fix? Since(FixRequest request, Asked found, string member)
    {
        if (found.Local is not { Name: var name }
            || found.Creation.Syntax.FirstAncestorOrSelf<VariableDeclarationSyntax>() is not { Variables.Count: 1, Type.IsVar: true })
        {
            return null;
        }

        var edits = new SolutionEdits(request.Solution);
        edits.Write(found.Creation.Syntax, member.Substring(0, member.Length - found.Answer.Member.Length) + "GetTimestamp()");
        foreach (var asked in found.Asked)
        {
            var passed = member + "(" + name + ")";
            edits.Write(asked.Syntax, ObjectAnswers.NameOf(asked) == "Elapsed" ? passed : "(long)" + passed + ".TotalMilliseconds");
        }

        return new FixBuilder(edits, "Keep the moment as a number", "Since").Build();
    }
}
