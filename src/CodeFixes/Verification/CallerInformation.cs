using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp.Syntax;
using Microsoft.CodeAnalysis.Operations;
using Microsoft.CodeAnalysis.Text;

namespace Allocations.CodeFixes.Verification;

/// <summary>How code learns where it is.</summary>
internal enum CallerQuestion
{
    /// <summary>The name of the member around the call: <c>[CallerMemberName]</c>.</summary>
    Member,

    /// <summary>The line of the call, which tells one place from another: <c>[CallerLineNumber]</c>.</summary>
    Line,

    /// <summary>
    /// The text of an argument, a name, or the file: <c>[CallerArgumentExpression]</c>, <c>nameof</c>, <c>[CallerFilePath]</c>, the parts of <c>new { x }</c>.
    /// </summary>
    Text,

    /// <summary>The running method or its caller, asked at run time: <c>MethodBase.GetCurrentMethod</c>, <c>new StackFrame()</c>.</summary>
    Frame,
}

/// <summary>
/// Determines whether a rewrite leaves alone what code is told about the place of a call. Nothing may be told what it was never told before, and nothing
/// may be told another thing: that is where one answer is given less often and another more often. A line number may shift inside its member, as
/// it does whenever a line is added above, but one place may not become two.
/// </summary>
internal static class CallerInformation
{
    /// <summary>Whether code asks a question of one of these kinds.</summary>
    public static bool IsAskedIn(SyntaxNode code, SemanticModel model, CancellationToken cancellationToken, params CallerQuestion[] questions)
    {
        var answers = new List<Answer>();
        AddAnswers(answers, code, model, cancellationToken);
        return answers.Exists(answer => questions.Contains(answer.Question));
    }

    /// <summary>Whether a file tells the same after a rewrite.</summary>
    public static bool IsKept(EditedFile file, CancellationToken cancellationToken)
    {
        var known = new HashSet<string>(Bodies(file.RootBefore, file.Spans?.Before).Select(static body => body.ToString()), StringComparer.Ordinal);
        var changed = Bodies(file.RootAfter, file.Spans?.After);
        changed.RemoveAll(body => known.Contains(body.ToString()));

        // Few bodies ask anything; the rest of both files is bound only where one does.
        return Answers(file.ModelAfter, changed, cancellationToken).Count == 0
            || IsKept(
                Answers(file.ModelBefore, Bodies(file.RootBefore, span: null), cancellationToken),
                Answers(file.ModelAfter, Bodies(file.RootAfter, span: null), cancellationToken));
    }

    private static bool IsKept(List<Answer> before, List<Answer> after)
    {
        var more = new Dictionary<Answer, int>();
        foreach (var answer in before)
            more[answer] = (more.TryGetValue(answer, out var count) ? count : 0) - 1;
        foreach (var answer in after)
        {
            if (!more.TryGetValue(answer, out var count))
                return false;
            more[answer] = count + 1;
        }

        return !more.Any(gained => gained.Value > 0
            && (gained.Key.Question == CallerQuestion.Line
                || more.Any(lost => lost.Value < 0 && lost.Key.Question == gained.Key.Question && lost.Key.Asker == gained.Key.Asker)));
    }

    private static List<Answer> Answers(SemanticModel model, List<SyntaxNode> bodies, CancellationToken cancellationToken)
    {
        var answers = new List<Answer>();
        foreach (var body in bodies)
            AddAnswers(answers, body, model, cancellationToken);
        return answers;
    }

    /// <summary>The members and initialisers of a part of a file that hold code.</summary>
    private static List<SyntaxNode> Bodies(SyntaxNode root, TextSpan? span)
    {
        var bodies = new List<SyntaxNode>();
        foreach (var node in root.DescendantNodes(node => span?.IntersectsWith(node.FullSpan) != false && !IsBody(node)))
        {
            if (IsBody(node) && span?.IntersectsWith(node.FullSpan) != false)
                bodies.Add(node);
        }

        return bodies;
    }

    private static bool IsBody(SyntaxNode node) =>
        node is BaseMethodDeclarationSyntax or BasePropertyDeclarationSyntax or BaseFieldDeclarationSyntax or GlobalStatementSyntax
            or PrimaryConstructorBaseTypeSyntax;

    private static void AddAnswers(List<Answer> answers, SyntaxNode body, SemanticModel model, CancellationToken cancellationToken)
    {
        foreach (var root in body.DescendantNodesAndSelf(static node => !HasOperation(node)))
        {
            if (!HasOperation(root) || model.GetOperation(root, cancellationToken) is not { } operation)
                continue;
            foreach (var part in operation.DescendantsAndSelf())
            {
                if (Answer.Of(part, model, cancellationToken) is { } answer)
                    answers.Add(answer);
            }
        }
    }

    private static bool HasOperation(SyntaxNode node) =>
        node is BaseMethodDeclarationSyntax or AccessorDeclarationSyntax or ArrowExpressionClauseSyntax or EqualsValueClauseSyntax
            or PrimaryConstructorBaseTypeSyntax or StatementSyntax or AnonymousFunctionExpressionSyntax;

    /// <summary>What one call is told.</summary>
    /// <param name="Question">How it asks.</param>
    /// <param name="Asker">Who asks: the parameter and its method, by their names.</param>
    /// <param name="Told">The answer.</param>
    private sealed record Answer(CallerQuestion Question, string Asker, string Told)
    {
        public static Answer? Of(IOperation operation, SemanticModel model, CancellationToken cancellationToken) => operation switch
        {
            IArgumentOperation { ArgumentKind: ArgumentKind.DefaultValue, Parameter: { } parameter } argument =>
                OfParameter(parameter, argument, model, cancellationToken),
            // No fix renames a member of an enum, and its name does not depend on the place.
            INameOfOperation { Argument: IFieldReferenceOperation { Field.ContainingType.TypeKind: TypeKind.Enum } } => null,
            INameOfOperation { ConstantValue: { HasValue: true, Value: string name } } => new Answer(CallerQuestion.Text, "nameof", name),
            IAnonymousObjectCreationOperation { Type: { } type } =>
                new Answer(CallerQuestion.Text, "new", string.Join(" ", type.GetMembers().OfType<IPropertySymbol>().Select(static part => part.Name))),
            IInvocationOperation { TargetMethod: { Name: "GetCurrentMethod" or "GetCallingAssembly",
                ContainingType: { ContainingNamespace.Name: "Reflection" } } method } =>
                OfFrame(method, operation, model, cancellationToken),
            IObjectCreationOperation { Constructor.ContainingType: { Name: "StackTrace" or "StackFrame", ContainingNamespace.Name: "Diagnostics" } type } =>
                OfFrame(type, operation, model, cancellationToken),
            IPropertyReferenceOperation { Property: { Name: "StackTrace", ContainingType.Name: "Environment" } property } =>
                OfFrame(property, operation, model, cancellationToken),
            _ => null,
        };

        private static Answer? OfParameter(IParameterSymbol parameter, IArgumentOperation argument, SemanticModel model, CancellationToken cancellationToken)
        {
            foreach (var attribute in parameter.GetAttributes())
            {
                if (attribute.AttributeClass is not { Name: var name, ContainingNamespace.Name: "CompilerServices" })
                    continue;
                var asker = parameter.ContainingSymbol.ContainingType?.Name + "." + parameter.ContainingSymbol.Name + "." + parameter.Name + "." + name;
                switch (name)
                {
                    case "CallerMemberNameAttribute" or "CallerLineNumberAttribute":
                        return new Answer(
                            name == "CallerLineNumberAttribute" ? CallerQuestion.Line : CallerQuestion.Member,
                            asker,
                            MemberAround(argument, model, cancellationToken)?.Name ?? "");
                    case "CallerArgumentExpressionAttribute":
                        return new Answer(CallerQuestion.Text, asker, argument.Value.ConstantValue.Value as string ?? "");
                    case "CallerFilePathAttribute":
                        return new Answer(CallerQuestion.Text, asker, "");
                    default:
                        continue;
                }
            }

            return null;
        }

        private static Answer OfFrame(ISymbol asker, IOperation operation, SemanticModel model, CancellationToken cancellationToken) =>
            new(CallerQuestion.Frame, asker.Name, model.GetEnclosingSymbol(operation.Syntax.SpanStart, cancellationToken)?.ToDisplayString() + " "
                + MemberAround(operation, model, cancellationToken)?.ToDisplayString());

        /// <summary>The member whose name the compiler gives: what holds the local functions, lambdas and accessors around a call.</summary>
        private static ISymbol? MemberAround(IOperation operation, SemanticModel model, CancellationToken cancellationToken)
        {
            var symbol = model.GetEnclosingSymbol(operation.Syntax.SpanStart, cancellationToken);
            while (symbol is IMethodSymbol { MethodKind: MethodKind.LocalFunction or MethodKind.AnonymousFunction })
                symbol = symbol.ContainingSymbol;
            return symbol is IMethodSymbol { AssociatedSymbol: { } property } ? property : symbol;
        }
    }
}
